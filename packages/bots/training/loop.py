"""Plays, learns and plays again: one generation of networks after another, each against the last that was accepted.

    python3 loop.py lisboa --work folder --generations 3 --seconds 120 [--cores 8]

Needs the tools of `npm run pack:learning` (`--tools dist/learning`). Writes `generations.jsonl` into the folder, a line for
each generation with its figures, and `accepted.json`, the networks that came out.
"""

import argparse
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))

# How each game is played and learnt: the level that plays, steps of its searches (where the position is quiet, and in the
# middle of a turn), networks and their units, and how much softer than it is learnt the bots take a lead.
GAMES = {
    "lisboa": {
        "play": ["--level", "hard", "--steps", "32", "--inside", "6"],
        "learn": ["--value", "network=64", "large-network=128", "--policy", "32"],
        "match": ("hard", "@16/6"),
    },
    "tigris-euphrates": {
        "play": ["--level", "expert", "--steps", "64", "--inside", "16"],
        "learn": ["--value", "network=32", "other-network=32", "large-network=64", "--policy", "24", "--soft", "1.8"],
        "match": ("expert", "@64/16"),
    },
    "puerto-rico": {
        "play": ["--level", "expert", "--steps", "64", "--inside", "12"],
        "learn": ["--value", "network=32", "large-network=64", "modules-network=32", "--only", "modules-network:newBuildings=on"],
        "match": ("expert", "@64/16"),
    },
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--work", required=True)
    parser.add_argument("--tools", default=os.path.join(HERE, "../../.."))
    parser.add_argument("--node", default="node")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=120, help="of play in a generation")
    parser.add_argument("--gate", type=float, default=30, help="seconds of each match that decides")
    parser.add_argument("--games", type=int, default=100000, help="games in a generation at most")
    parser.add_argument("--gates", type=int, default=400, help="games in a match at most")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--recent", type=int, default=4, help="generations whose games are still learnt from")
    parser.add_argument("--until", type=float, default=1e18, help="when to stop, in seconds since 1970")
    parser.add_argument("--begin", help="networks to begin with, instead of those of the game")
    parser.add_argument("--old", nargs="*", default=[], help="games played before")
    parser.add_argument("--learn", nargs=argparse.REMAINDER, default=[], help="what else the trainer is told")
    args = parser.parse_args()
    how = GAMES[args.game]
    os.makedirs(args.work, exist_ok=True)
    work = lambda name: os.path.join(args.work, name)

    def tool(name, *words):
        path = os.path.join(args.tools, "packages/bots/tools/learning", name + ".js")
        done = subprocess.run([args.node, path, *map(str, words)], stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout or b"null")

    def note(**figures):
        with open(work("generations.jsonl"), "a") as file:
            file.write(json.dumps(figures) + "\n")
        print(json.dumps(figures), flush=True)

    accepted = work("accepted.json")
    if args.begin:
        with open(args.begin) as source, open(accepted, "w") as target:
            target.write(source.read())
    else:
        tool("networks", args.game, accepted)
    played = list(args.old)
    for generation in range(1, args.generations + 1):
        if time.time() > args.until - args.seconds / 2:
            break
        file = work(f"played-{generation}.bin")
        seconds = min(args.seconds, args.until - time.time())
        games = ["--games", args.games, "--seconds", seconds, "--cores", args.cores]
        seed = f"{os.path.basename(args.work)} {generation}"
        told = tool(
            "selfplay", args.game, *how["play"], *games, "--networks", accepted, "--seed", seed, "--out", file
        )
        note(generation=generation, played=told)
        played.append(file)
        new = work(f"generation-{generation}.json")
        learn = ["--games", *played[-args.recent :], "--from", accepted, "--to", new, *how["learn"], *args.learn]
        done = subprocess.run(
            [sys.executable, os.path.join(HERE, "train.py"), *learn], stderr=subprocess.PIPE, text=True
        )
        note(generation=generation, learnt=done.stderr.strip().split("\n")[-8:])
        if done.returncode != 0:
            continue
        level, steps = how["match"]
        sides = [f"{level}:{new}{steps}", f"{level}:{accepted}{steps}"]
        gain = 0
        for seats in (2, 4):
            limits = ["--games", args.gates, "--seconds", args.gate, "--cores", args.cores]
            seed = f"gate {generation}"
            match = tool("match", args.game, *sides, "--seats", seats, "--seed", seed, *limits)
            note(generation=generation, match=match)
            fair = 1 / seats
            gain += (match["won"] / 100 - fair) / (fair * (1 - fair) / max(1, match["games"])) ** 0.5
        if gain > 0:
            with open(new) as source, open(accepted, "w") as target:
                target.write(source.read())
        note(generation=generation, gain=round(gain, 2), accepted=gain > 0)


if __name__ == "__main__":
    main()
