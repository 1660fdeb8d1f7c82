// Short quiet sounds, made by program: bursts of filtered noise and a few decaying tones. Nothing is heard before the
// player has touched the page, as browsers demand.

export const SOUNDS = ['wood', 'dice', 'coin', 'water', 'bell'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One after the other where several things happen at once, in seconds. */
const APART = 0.13;
const MOST_AT_ONCE = 3;

let context: AudioContext | null = null;

/** Plays some sounds, at a volume from 0 to 100. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (volume <= 0 || sounds.length === 0 || !('AudioContext' in globalThis)) return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  make(context, sounds, volume);
}

/** Makes them in any context: what is heard is also what tests render. */
export function make(audio: BaseAudioContext, sounds: readonly Sound[], volume: number): void {
  const out = audio.createGain();
  // Loudness grows faster than the number; half is meant to be half as loud.
  out.gain.value = 0.5 * (volume / 100) ** 2;
  out.connect(audio.destination);
  const now = audio.currentTime + 0.01;
  sounds.slice(0, MOST_AT_ONCE).forEach((sound, n) => MAKERS[sound](audio, out, now + n * APART));
}

type Maker = (audio: BaseAudioContext, out: AudioNode, at: number) => void;
const MAKERS: Record<Sound, Maker> = {
  wood: (audio, out, at) => {
    burst(audio, out, at, { type: 'lowpass', from: 900, to: 250, seconds: 0.12, loud: 0.9 });
    tone(audio, out, at, 190, 0.1, 0.4);
  },
  dice: (audio, out, at) => {
    for (const [after, loud] of [
      [0, 1],
      [0.06, 0.7],
      [0.11, 0.9],
      [0.19, 0.5],
    ] as const)
      burst(audio, out, at + after, { type: 'bandpass', from: 1900, to: 1200, seconds: 0.045, loud });
  },
  coin: (audio, out, at) => {
    for (const pitch of [2130, 3370, 5210]) tone(audio, out, at, pitch, 0.22, 0.15);
    tone(audio, out, at + 0.07, 2480, 0.2, 0.15);
  },
  water: (audio, out, at) =>
    burst(audio, out, at, { type: 'lowpass', from: 350, to: 800, seconds: 0.38, loud: 1.7, swell: true }),
  bell: (audio, out, at) => {
    for (const [pitch, loud] of [
      [660, 0.34],
      [1320, 0.17],
      [1984, 0.08],
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

function burst(audio: BaseAudioContext, out: AudioNode, at: number, shape: Burst): void {
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
  audio: BaseAudioContext,
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
  audio: BaseAudioContext,
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

let noise: AudioBuffer | null = null;
function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  // The same noise every time, so that a sound can be looked at.
  let state = 1;
  for (let n = 0; n < samples.length; ++n) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[n] = state / 2 ** 31 - 1;
  }
  return noise;
}
