"""Learns networks from games of searching bots.

    python3 train.py --games played.bin … --from networks.json --to new.json [--network 64] [--policy 32] …

`--from` is a file of `npm run networks`; each network named with a number of units goes on from the one there is, with more
units where it had fewer. Uses a GPU where there is one; without one, give few games and epochs.
"""

import argparse
import copy
import json
import math
import random
import sys
import time

import torch

import networks
import records

CLEAR = 0.015
DOUBT = 0.04
APART = 13
DECAY = 0.01


def say(**figures):
    print(json.dumps(figures), file=sys.stderr, flush=True)


def batches(count, size, device):
    order = torch.randperm(count, device=device)
    return [order[at : at + size] for at in range(0, count, size)]


def optimise(network, epochs, batch_size, count, loss_of, rate, device):
    """Adam with a rate that rises and falls; answers with the mean of the weights on the way down."""
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=DECAY)
    mean = copy.deepcopy(network)
    steps = epochs * math.ceil(count / batch_size)
    step = 0
    for _ in range(epochs):
        for picked in batches(count, batch_size, device):
            part = step / steps
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, part / 0.1, (1 - part) / 0.9 + 0.02)
            optimizer.zero_grad(set_to_none=True)
            loss_of(network, picked).backward()
            optimizer.step()
            network.keep_small()
            step += 1
            networks.average(mean, network, max(0.005, 1 / step))
    return mean


def learn_value(network, games, apart, args, device):
    network = network.to(device)
    known = [each.to(device) for each in records.positions(games, args.faith, args.soft)]
    exam = [each.to(device) for each in records.positions(apart, args.faith, args.soft)]

    def shares_of(net, rows, there):
        score, points = net(rows.float() * records.STEP)
        return torch.log_softmax(score.masked_fill(~there, -1e4), 1), points

    def loss_of(net, picked):
        rows, target, points, there, _, following = [each[picked] for each in known]
        logs, guess = shares_of(net, rows, there)
        weight = torch.where(following, 1.0, args.aside)
        surprise = -(target * logs.masked_fill(~there, 0)).sum(1)
        error = (((guess - points) ** 2) * there).sum(1) / there.sum(1)
        return ((surprise + args.points * error) * weight).sum() / weight.sum()

    def grade(net):
        with torch.no_grad():
            rows, target, _, there, ended, following = exam
            logs, _ = shares_of(net, rows, there)
            logs = logs.masked_fill(~there, 0)
            end = -(ended * logs).sum(1)[following].mean()
            return {"end": round(end.item(), 4), "target": round(-(target * logs).sum(1).mean().item(), 4)}

    before = grade(network)
    count = len(known[0])
    learnt = optimise(network, args.epochs, args.batch, count, loss_of, args.rate, device)
    return learnt, {"positions": count, "before": before, "after": grade(learnt)}


def learn_policy(network, games, apart, args, device):
    network = network.to(device)

    def prepare(some):
        rows, worths, visits, counts = [each.to(device) for each in records.decisions(some)]
        starts = counts.cumsum(0) - counts
        sure = (worths - DOUBT / visits.sqrt()) / CLEAR
        return rows, sure, worths, counts, starts

    def softmaxes(scores, decision, count):
        top = torch.full((count,), -1e9, device=device).scatter_reduce(0, decision, scores.detach(), "amax")
        exps = (scores - top[decision]).exp()
        sums = torch.zeros(count, device=device).index_add(0, decision, exps)
        return scores - top[decision] - sums.log()[decision]

    def pick(data, picked):
        rows, sure, worths, counts, starts = data
        counts = counts[picked]
        decision = torch.arange(len(picked), device=device).repeat_interleave(counts)
        inside = torch.arange(len(decision), device=device) - (counts.cumsum(0) - counts)[decision]
        at = starts[picked][decision] + inside
        return rows[at].float() * records.STEP, sure[at], worths[at], decision

    known = prepare(games)

    def loss_of(net, picked):
        rows, sure, _, decision = pick(known, picked)
        scores, _ = net(rows)
        target = softmaxes(sure, decision, len(picked)).exp()
        return -(target * softmaxes(scores, decision, len(picked))).sum() / len(picked)

    exam = prepare(apart)

    def grade(net):
        """What is lost by the first choice, on average, and by the best of the first four."""
        lost = [0.0, 0.0]
        with torch.no_grad():
            count = len(exam[3])
            rows, sure, worths, decision = pick(exam, torch.arange(count, device=device))
            scores = net(rows)[0].cpu().tolist()
            worths, decision = worths.cpu().tolist(), decision.cpu().tolist()
        by_decision = {}
        for score, worth, each in zip(scores, worths, decision):
            by_decision.setdefault(each, []).append((score, worth))
        for choices in by_decision.values():
            best = max(worth for _, worth in choices)
            choices.sort(reverse=True)
            lost[0] += best - choices[0][1]
            lost[1] += best - max(worth for _, worth in choices[:4])
        return [round(each / max(1, len(by_decision)), 5) for each in lost]

    before = grade(network)
    count = len(known[3])
    learnt = optimise(network, args.policy_epochs, args.policy_batch, count, loss_of, args.rate, device)
    return learnt, {"decisions": count, "before": before, "after": grade(learnt)}


def matches(game, name, only):
    """Whether a network learns from a game: some are for a variant, and the others have nothing to do with it."""
    pairs = {f"{option}={value}" for option, value in game.options.items()}
    wanted = {each: rule in pairs for each, rule in only.items()}
    return wanted.get(name, not any(wanted.values()))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", required=True)
    parser.add_argument("--from", dest="begin", required=True)
    parser.add_argument("--to", required=True)
    parser.add_argument("--value", nargs="*", default=[], help="value networks and their units: network=64")
    parser.add_argument("--policy", type=int, default=0, help="units of the policy network; 0: none is learnt")
    parser.add_argument("--only", nargs="*", default=[], help="which games are for which network alone: name:option=value")
    parser.add_argument("--fresh", action="store_true", help="value networks begin anew")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--policy-epochs", type=int, default=12)
    parser.add_argument("--policy-batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--faith", type=float, default=0.9)
    parser.add_argument("--aside", type=float, default=0.5)
    parser.add_argument("--soft", type=float, default=1.0)
    parser.add_argument("--points", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    since = time.time()
    with open(args.begin) as file:
        found = json.load(file)
    games = records.read_games(args.games)
    say(games=len(games), device=device, reading=round(time.time() - since, 1))
    known = [game for i, game in enumerate(games) if i % APART != 0]
    apart = [game for i, game in enumerate(games) if i % APART == 0]
    only = dict(each.split(":") for each in args.only)
    for each in args.value:
        name, hidden = each.split("=")
        fitting = lambda some: [game for game in some if matches(game, name, only)]
        if not fitting(known) or not fitting(apart):
            say(network=name, games="too few")
            continue
        begun = networks.read(found.get(name) or found["network"])
        begun = networks.Network(begun.inputs, int(hidden)) if args.fresh else networks.grown(begun, int(hidden))
        learnt, figures = learn_value(begun, fitting(known), fitting(apart), args, device)
        found[name] = networks.write(learnt)
        say(network=name, hidden=learnt.hidden, seconds=round(time.time() - since, 1), **figures)
    if args.policy:
        begun = networks.grown(networks.read(found["policy-network"]), args.policy)
        learnt, figures = learn_policy(begun, known, apart, args, device)
        found["policy-network"] = networks.write(learnt)
        say(network="policy", hidden=learnt.hidden, seconds=round(time.time() - since, 1), **figures)
    with open(args.to, "w") as file:
        json.dump(found, file)


if __name__ == "__main__":
    main()
