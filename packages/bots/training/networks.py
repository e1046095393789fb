"""Networks as the bots know them (packages/bot-kit/src/network.ts): one hidden layer, and direct weights past it."""

import torch
from torch import nn

LEAK = 0.05
ZERO = 2048
STEP = 4 / ZERO
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
LIMIT = 4 - STEP


class Network(nn.Module):
    def __init__(self, inputs, hidden):
        super().__init__()
        self.inputs, self.hidden = inputs, hidden
        self.first = nn.Parameter(torch.empty(inputs, hidden).uniform_(-0.15, 0.15))
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Parameter(torch.empty(hidden).uniform_(-0.3, 0.3))
        self.direct = nn.Parameter(torch.zeros(inputs))
        # What else is learnt from the same units, and forgotten afterwards: final points.
        self.points = nn.Linear(hidden + inputs, 1)

    def forward(self, rows):
        units = nn.functional.leaky_relu(rows @ self.first + self.bias, LEAK)
        score = units @ self.second + rows @ self.direct
        return score, self.points(torch.cat([units, rows], -1)).squeeze(-1)

    def parts(self):
        return [self.first, self.bias, self.second, self.direct]

    def keep_small(self):
        """Weights are written as numbers between plus and minus 4."""
        with torch.no_grad():
            for part in self.parts():
                part.clamp_(-LIMIT, LIMIT)


def write(network):
    letters = []
    for part in network.parts():
        for number in (part.detach().double().cpu() / STEP).round().long().flatten().tolist():
            number = max(0, min(2 * ZERO - 1, number + ZERO))
            letters.append(DIGITS[number >> 6] + DIGITS[number & 63])
    return f"{network.inputs} {network.hidden} {''.join(letters)}"


def read(text):
    inputs, hidden, letters = text.split(" ")
    network = Network(int(inputs), int(hidden))
    values = [DIGITS.index(each) for each in letters]
    numbers = [(64 * a + b - ZERO) * STEP for a, b in zip(values[::2], values[1::2])]
    at = 0
    with torch.no_grad():
        for part in network.parts():
            part.copy_(torch.tensor(numbers[at : at + part.numel()]).view(part.shape))
            at += part.numel()
    return network


def grown(network, hidden):
    """The same network with more units, which say nothing yet."""
    if hidden <= network.hidden:
        return network
    larger = Network(network.inputs, hidden)
    with torch.no_grad():
        larger.first[:, : network.hidden] = network.first
        larger.bias[: network.hidden] = network.bias
        larger.second[network.hidden :] *= 0.05
        larger.second[: network.hidden] = network.second
        larger.direct.copy_(network.direct)
    return larger


def average(mean, network, part):
    """Moves the running mean of a network's weights towards it."""
    with torch.no_grad():
        for own, other in zip(mean.parts(), network.parts()):
            own.lerp_(other, part)
