// Short quiet sounds, made by program: bursts of filtered noise and a few decaying tones. Nothing is heard before the
// player has touched the page, as browsers demand.

export const SOUNDS = ['wood', 'dice', 'coin', 'water', 'bell'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One after the other where several things happen at once, in seconds. */
const APART = 0.13;
const MOST_AT_ONCE = 3;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays some sounds, at a volume from 0 to 100. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (volume <= 0 || sounds.length === 0 || !('AudioContext' in globalThis)) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  // Loudness grows faster than the number; half is meant to be half as loud.
  out.gain.value = 0.5 * (volume / 100) ** 2;
  out.connect(context.destination);
  const now = context.currentTime + 0.01;
  sounds.slice(0, MOST_AT_ONCE).forEach((sound, n) => MAKERS[sound](context!, out, now + n * APART));
}

type Maker = (audio: AudioContext, out: AudioNode, at: number) => void;
const MAKERS: Record<Sound, Maker> = {
  wood: (audio, out, at) => {
    burst(audio, out, at, { type: 'lowpass', from: 900, to: 250, seconds: 0.09, loud: 1.2 });
    tone(audio, out, at, 190, 0.07, 0.5);
  },
  dice: (audio, out, at) => {
    for (const [after, loud] of [
      [0, 0.9],
      [0.06, 0.6],
      [0.11, 0.8],
      [0.19, 0.4],
    ] as const)
      burst(audio, out, at + after, { type: 'bandpass', from: 2600, to: 1800, seconds: 0.035, loud });
  },
  coin: (audio, out, at) => {
    for (const pitch of [2130, 3370, 5210]) tone(audio, out, at, pitch, 0.22, 0.18);
    tone(audio, out, at + 0.07, 2480, 0.2, 0.15);
  },
  water: (audio, out, at) =>
    burst(audio, out, at, { type: 'bandpass', from: 500, to: 1300, seconds: 0.38, loud: 0.9, swell: true }),
  bell: (audio, out, at) => {
    for (const [pitch, loud] of [
      [660, 0.4],
      [1320, 0.2],
      [1984, 0.1],
    ] as const)
      tone(audio, out, at, pitch, 0.4, loud);
  },
};

interface Burst {
  type: BiquadFilterType;
  from: number;
  to: number;
  seconds: number;
  loud: number;
  /** Comes slowly, as a wave does. */
  swell?: boolean;
}

function burst(audio: AudioContext, out: AudioNode, at: number, shape: Burst): void {
  const source = audio.createBufferSource();
  source.buffer = whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = shape.type;
  filter.frequency.setValueAtTime(shape.from, at);
  filter.frequency.exponentialRampToValueAtTime(shape.to, at + shape.seconds);
  source.connect(filter).connect(envelope(audio, out, at, shape));
  source.start(at, 0, shape.seconds + 0.02);
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
): void {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(envelope(audio, out, at, { seconds, loud }));
  source.start(at);
  source.stop(at + seconds + 0.02);
}

function envelope(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  { seconds, loud, swell = false }: Pick<Burst, 'seconds' | 'loud' | 'swell'>,
): AudioNode {
  const gain = audio.createGain();
  const attack = swell ? seconds / 3 : 0.004;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; ++n) samples[n] = 2 * Math.random() - 1;
  return noise;
}
