#!/usr/bin/env python3
"""A program that plays anything, at random: python3 examples/bots/dice.py

Let it play at the tables of a server, as docs/programs.md says:

    LUDOTECA_TOKEN=… ludoteca bot --room https://games.example --cmd "python3 examples/bots/dice.py"
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(f"{message['game']}, seat {message['seat']} of {message['seats']}", file=sys.stderr)
        say({"type": "ready", "name": "Dice"})
    elif message["type"] == "decide":
        say({"type": "action", "id": message["id"], "action": random.choice(message["legal"])})
    elif message["type"] == "over":
        break
