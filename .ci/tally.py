"""Counts what was checked, for the scripts that check reports."""
import collections


class Tally:
    """How many of what was checked held, by check, in the order of first use."""

    def __init__(self):
        self.held, self.all, self.faults = collections.Counter(), collections.Counter(), {}

    def check(self, name, holds, detail=""):
        self.all[name] += 1
        if holds:
            self.held[name] += 1
        else:
            self.faults.setdefault(name, ascii(detail)[:600])

    def skip(self, name, reason):
        print(f"{name}: skipped: {reason}")

    def finish(self):
        for name, count in self.all.items():
            print(f"{name}: {self.held[name]} of {count}")
            if name in self.faults:
                print(f"  FAILED, first: {self.faults[name]}")
        return 0 if self.all and not self.faults else 1
