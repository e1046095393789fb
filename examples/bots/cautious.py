#!/usr/bin/env python3
"""A complete bot for the open bot protocol: python3 examples/bots/cautious.py

It knows no game. It prefers to do something over passing, and otherwise takes what comes first. A real bot would
look at message["view"], which holds everything its seat may know.
"""

import json
import sys

LAZY = ("pass", "discard")


def choose(message):
    active = [action for action in message["legal"] if not action.startswith(LAZY)]
    return (active or message["legal"])[0]


def say(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "Cautious"})
        elif message["type"] == "decide":
            say({"type": "action", "id": message["id"], "action": choose(message)})
        elif message["type"] == "over":
            break


if __name__ == "__main__":
    main()
