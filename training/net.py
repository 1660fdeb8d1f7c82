"""The net: a residual MLP with a policy and, for every seat counted from the one who decides, the expected share of the
win and the expected lead. src/nets/README.md draws it; the file format is net_file.py's."""
import torch
import torch.nn.functional as F
from torch import nn

VALUE_WIDTH = 128


class Net(nn.Module):
    def __init__(self, row, mask_row, seats, width, blocks):
        super().__init__()
        self.mask_row, self.seats = mask_row, seats
        self.inp = nn.Linear(row, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(blocks + 1))
        self.first = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.second = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.head = nn.Linear(width, mask_row + VALUE_WIDTH)  # the policy, and the first layer of the values
        self.value = nn.Linear(VALUE_WIDTH, 2 * seats)
        for layer in [self.inp, *self.first]:
            nn.init.orthogonal_(layer.weight, 2 ** 0.5)
        with torch.no_grad():
            for layer in self.second:
                layer.weight.zero_()
            nn.init.orthogonal_(self.head.weight[mask_row:], 2 ** 0.5)
            nn.init.orthogonal_(self.head.weight[:mask_row], 0.01)
            self.value.weight.zero_()
        for layer in self.modules():
            if isinstance(layer, nn.Linear):
                nn.init.zeros_(layer.bias)

    def forward(self, x):
        """The head's row: logits of `mask_row` moves and what the values are made of; and the values."""
        def linear(layer, rows):
            return F.linear(rows, layer.weight.to(x.dtype), layer.bias.to(x.dtype))

        def norm(layer, rows):
            return F.layer_norm(rows, layer.normalized_shape, layer.weight.to(x.dtype), layer.bias.to(x.dtype))

        h = linear(self.inp, x)
        for layer, first, second in zip(self.norms, self.first, self.second):
            h = h + linear(second, F.relu(linear(first, norm(layer, h))))
        head = linear(self.head, F.relu(norm(self.norms[-1], h)))
        return head, linear(self.value, F.relu(head[:, self.mask_row:])).float()

    @torch.no_grad()
    def warm(self, temperature):
        """From now on its logits are those of this temperature."""
        self.head.weight[:self.mask_row] /= temperature
        self.head.bias[:self.mask_row] /= temperature

    @torch.no_grad()
    def take(self, other):
        """Becomes a copy of another net, rounded to this one's numbers."""
        for own, its in zip(self.parameters(), other.parameters()):
            own.copy_(its)


@torch.no_grad()
def take_numbers(net, found):
    """Becomes the net of `numbers`; what is padding stays as it was."""
    def take(layer, name, rows=slice(None)):
        weight = torch.from_numpy(found[name + ".weight"].copy())
        count, columns = weight.shape
        start = rows.start or 0
        layer.weight[start:start + count, :columns].copy_(weight)
        layer.bias[start:start + count].copy_(torch.from_numpy(found[name + ".bias"].copy()))

    def take_norm(layer, name):
        layer.weight.copy_(torch.from_numpy(found[name + ".gain"].copy()))
        layer.bias.copy_(torch.from_numpy(found[name + ".shift"].copy()))

    take(net.inp, "input")
    for b, (norm, first, second) in enumerate(zip(net.norms, net.first, net.second)):
        take_norm(norm, f"blocks.{b}")
        take(first, f"blocks.{b}.first")
        take(second, f"blocks.{b}.second")
    take_norm(net.norms[-1], "last")
    take(net.head, "policy")
    take(net.head, "value1", slice(net.mask_row, None))
    take(net.value, "value2")


def numbers(net, observation, actions):
    """The net as arrays without padding, by the names of net_file.py."""
    found = {}

    def put(name, weight, bias):
        found[name + ".weight"] = weight.detach().float().cpu().numpy()
        found[name + ".bias"] = bias.detach().float().cpu().numpy()

    def put_norm(name, layer):
        found[name + ".gain"] = layer.weight.detach().float().cpu().numpy()
        found[name + ".shift"] = layer.bias.detach().float().cpu().numpy()

    put("input", net.inp.weight[:, :observation], net.inp.bias)
    for b, (norm, first, second) in enumerate(zip(net.norms, net.first, net.second)):
        put_norm(f"blocks.{b}", norm)
        put(f"blocks.{b}.first", first.weight, first.bias)
        put(f"blocks.{b}.second", second.weight, second.bias)
    put_norm("last", net.norms[-1])
    put("policy", net.head.weight[:actions], net.head.bias[:actions])
    put("value1", net.head.weight[net.mask_row:], net.head.bias[net.mask_row:])
    put("value2", net.value.weight, net.value.bias)
    return found
