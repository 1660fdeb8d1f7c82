"""Many games of one kind on the device (or, without one, on one core), by way of self_play.cu."""
import ctypes
from ctypes import POINTER, byref, c_float, c_int, c_longlong, c_ubyte, c_ulonglong, c_void_p

import torch

CUDA = torch.cuda.is_available()
DEVICE = torch.device("cuda", torch.cuda.current_device()) if CUDA else torch.device("cpu")
NUMBER = torch.bfloat16 if CUDA else torch.float32
MOST_KINDS = 32


def padded(number, to):
    """Matrix units like rows whose length is a multiple of `to`."""
    return (number + to - 1) // to * to


class StepRows(ctypes.Structure):
    _fields_ = [("kinds", c_void_p), ("actions", c_void_p), ("seats", c_void_p), ("masks", c_void_p), ("seen", c_void_p),
                ("done", c_void_p), ("results", c_void_p), ("row", c_int), ("mask_row", c_int), ("points_scale", c_float)]


class DrawRows(ctypes.Structure):
    _fields_ = [("logits", c_void_p), ("past_logits", c_void_p), ("masks", c_void_p), ("seats", c_void_p),
                ("rivals", c_void_p), ("key", c_void_p), ("actions", c_void_p), ("log_odds", c_void_p),
                ("learns", c_void_p), ("past_lanes", c_longlong), ("step", c_int), ("mask_row", c_int), ("logit_row", c_int)]


class LearnRows(ctypes.Structure):
    _fields_ = [("head", c_void_p), ("values", c_void_p), ("masks", c_void_p), ("actions", c_void_p),
                ("log_odds", c_void_p), ("advantages", c_void_p), ("returns", c_void_p), ("players", c_void_p),
                ("entropy_weight", c_void_p), ("anchor", c_void_p), ("anchor_weight", c_void_p),
                ("head_gradient", c_void_p), ("value_gradient", c_void_p),
                ("shown", c_void_p), ("rows", c_longlong), ("mask_row", c_int), ("logit_row", c_int),
                ("lowest_ratio", c_float), ("highest_ratio", c_float), ("win_weight", c_float),
                ("anchored_from", c_int)]


class RollOut(ctypes.Structure):
    _fields_ = [("values", c_void_p), ("seats", c_void_p), ("done", c_void_p), ("results", c_void_p),
                ("players", c_void_p), ("margin", c_void_p), ("advantages", c_void_p), ("returns", c_void_p),
                ("trace", c_float), ("lanes", c_longlong), ("steps", c_int)]


def stream():
    return c_void_p(torch.cuda.current_stream().cuda_stream) if CUDA else None


def at(tensor):
    assert tensor is None or tensor.dim() == 0 or tensor.stride(-1) == 1
    return None if tensor is None else tensor.data_ptr()


class SelfPlay:
    def __init__(self, library, lanes, seed, kinds, points_scale):
        """`kinds`: [{"players": 2, "options": [0, 1, …] or nothing for the defaults, "share": 0.5}, …]"""
        self.library = ctypes.CDLL(library)
        self.library.self_play_make.restype = c_void_p
        self.library.self_play_make.argtypes = [c_longlong, c_ulonglong, c_int, c_void_p]
        for name, rows in (("step", StepRows), ("draw", DrawRows), ("learn", LearnRows), ("look_back", RollOut)):
            function = getattr(self.library, "self_play_" + name)
            function.argtypes = [c_void_p, POINTER(rows)] + ([c_int] if name == "step" else []) + [c_void_p]
        self.library.self_play_read.argtypes = [c_void_p, c_void_p]
        sizes = (c_int * 6)()
        self.library.self_play_sizes(sizes)
        self.actions, self.observation, self.seats, self.rules, self.features, options = sizes
        self.row, self.mask_row = padded(self.observation, 32), padded(self.actions, 32)
        self.lanes, self.points_scale = lanes, points_scale
        defaults = []
        for option in range(options):
            values = (c_ubyte * 4)()
            self.library.self_play_option_values(option, values)
            defaults.append(values[0])
        assert len(kinds) <= MOST_KINDS
        rows = bytes(byte for kind in kinds for byte in [kind["players"], *kind.get("options", defaults)])
        assert len(rows) == len(kinds) * (1 + options), "a kind of game has another number of options"
        self.handle = self.library.self_play_make(lanes, seed, len(kinds), rows)
        # Kinds are spread evenly, so that any block of lanes holds all of them.
        total = sum(kind["share"] for kind in kinds)
        ends, sum_of = [], 0.0
        for kind in kinds:
            sum_of += kind["share"] / total
            ends.append(sum_of)
        spread = (torch.arange(lanes, dtype=torch.float64) * 0.6180339887498949) % 1.0
        of = torch.bucketize(spread, torch.tensor(ends, dtype=torch.float64), right=True).clamp_max(len(kinds) - 1)
        self.kinds = of.to(torch.uint8).to(DEVICE)
        self.players = torch.tensor([kind["players"] for kind in kinds], dtype=torch.uint8)[of].to(DEVICE)

    def step(self, actions, seats, masks, seen, done, results, begins=False):
        rows = StepRows(at(self.kinds), at(actions), at(seats), at(masks), at(seen), at(done), at(results), self.row,
                        self.mask_row, self.points_scale)
        self.library.self_play_step(self.handle, byref(rows), int(begins), stream())

    def draw(self, logits, past_logits, masks, seats, rivals, key, actions, log_odds, learns, step):
        past_lanes = 0 if past_logits is None else past_logits.shape[0]
        rows = DrawRows(at(logits), at(past_logits), at(masks), at(seats), at(rivals), at(key), at(actions),
                        at(log_odds), at(learns), past_lanes, step, self.mask_row, logits.stride(0))
        self.library.self_play_draw(self.handle, byref(rows), stream())

    def look_back(self, values, seats, done, results, margin, advantages, returns, trace):
        rows = RollOut(at(values), at(seats), at(done), at(results), at(self.players), at(margin), at(advantages),
                       at(returns), trace, self.lanes, done.shape[0])
        self.library.self_play_look_back(self.handle, byref(rows), stream())

    def learn(self, head, values, masks, actions, log_odds, advantages, returns, players, entropy_weight, anchor,
              anchor_weight, head_gradient, value_gradient, shown, lowest_ratio, highest_ratio, win_weight,
              anchored_from):
        rows = LearnRows(at(head), at(values), at(masks), at(actions), at(log_odds), at(advantages), at(returns),
                         at(players), at(entropy_weight), at(anchor), at(anchor_weight), at(head_gradient),
                         at(value_gradient), at(shown), head.shape[0], self.mask_row, head.stride(0), lowest_ratio,
                         highest_ratio, win_weight, anchored_from)
        self.library.self_play_learn(self.handle, byref(rows), stream())

    def counts(self):
        """Steps, finished games and refused moves since the beginning; waits for the device."""
        out = (c_ulonglong * 3)()
        self.library.self_play_read(self.handle, out)
        return list(out)
