"""Reads the games that `npm run selfplay` has written (packages/bots/tools/learning/record.ts) into tensors."""

import json
import struct
import zlib

import torch

STEP = 1 / 1024
NEXT, STRAY, ASIDE = 0, 1, 2
SEATS = 5


class Game:
    """One game: lists of numbers by position, decision and choice."""

    def __init__(self, data):
        (length,) = struct.unpack_from("<I", data, 0)
        head = json.loads(data[4 : 4 + length])
        self.seats, self.wins, self.totals = head["seats"], head["wins"], head["totals"]
        self.options = head["options"]
        self.close, self.value_size, self.policy_size = head["close"], head["valueSize"], head["policySize"]
        positions, decisions, choices = head["positions"], head["decisions"], head["choices"]
        at = 4 + length

        def take(kind, count):
            nonlocal at
            if count == 0:
                return torch.empty(0, dtype=kind)
            found = torch.frombuffer(data, dtype=kind, count=count, offset=at)
            at += count * found.element_size()
            return found

        self.shares = take(torch.float32, positions * self.seats).view(-1, self.seats)
        self.worths = take(torch.float32, choices)
        self.rows = take(torch.int16, positions * self.seats * self.value_size)
        self.rows = self.rows.view(positions, self.seats, self.value_size)
        self.choices = take(torch.int16, choices * self.policy_size).view(choices, self.policy_size)
        self.counts = take(torch.int16, decisions).long()
        self.visits = take(torch.int16, choices).float().clamp(min=1)
        self.kinds = take(torch.uint8, positions).long()


def read_games(paths):
    games = []
    for path in paths:
        with open(path, "rb") as file:
            while True:
                size = file.read(4)
                if len(size) < 4:
                    break
                (length,) = struct.unpack("<I", size)
                packed = file.read(length)
                if len(packed) < length:
                    break
                games.append(Game(bytearray(zlib.decompress(packed, 31))))
    return games


def targets(game, faith, soft):
    """What each position should have been worth: what came of it, mixed with what searches found on the way."""
    found = game.shares**soft
    found = found / found.sum(1, keepdim=True)
    close = torch.softmax(torch.tensor(game.totals, dtype=torch.float32) / game.close, 0)
    later = (torch.tensor(game.wins, dtype=torch.float32) + close) / 2
    out = found.clone()
    for i in reversed(range(len(game.kinds))):
        kind = int(game.kinds[i])
        if kind == ASIDE:
            continue
        part = 0.0 if kind == STRAY else faith
        later = part * later + (1 - part) * found[i]
        out[i] = later
    return out


def positions(games, faith, soft):
    """Rows and targets of all positions, for as many seats as a table can have, with points, weights, and which game."""
    count = sum(len(game.kinds) for game in games)
    size = games[0].value_size
    rows = torch.zeros(count, SEATS, size, dtype=torch.int16)
    target = torch.zeros(count, SEATS)
    points = torch.zeros(count, SEATS)
    there = torch.zeros(count, SEATS, dtype=torch.bool)
    ended = torch.zeros(count, SEATS)
    next_in_game = torch.zeros(count, dtype=torch.bool)
    at = 0
    for game in games:
        end = at + len(game.kinds)
        n = game.seats
        rows[at:end, :n] = game.rows
        target[at:end, :n] = targets(game, faith, soft)
        totals = torch.tensor(game.totals, dtype=torch.float32)
        points[at:end, :n] = (totals - totals.mean()) / game.close / 3
        ended[at:end, :n] = torch.tensor(game.wins, dtype=torch.float32)
        there[at:end, :n] = True
        next_in_game[at:end] = game.kinds != ASIDE
        at = end
    return rows, target, points, there, ended, next_in_game


def decisions(games):
    """Rows, worth and visits of all choices, one decision after another, and how many choices each decision has."""
    with_some = [game for game in games if len(game.counts) > 0]
    if not with_some:
        return None
    join = lambda name: torch.cat([getattr(game, name) for game in with_some])
    return join("choices"), join("worths"), join("visits"), join("counts")
