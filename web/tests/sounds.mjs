// The sounds of the client as samples: its own source, rendered by Chromium without a loudspeaker.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const source = readFileSync(new URL('../src/lib/sounds.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
});

export const RATE = 48000;

/** Renders every sound at a volume into a second of samples; `page` is any page without a policy against it. */
export const renderSounds = (page, volume) =>
  page.evaluate(
    async ({ code, rate, loud }) => {
      const { SOUNDS, make } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const rendered = {};
      for (const sound of SOUNDS) {
        const audio = new OfflineAudioContext(1, rate, rate);
        make(audio, [sound], loud);
        rendered[sound] = [...(await audio.startRendering()).getChannelData(0)];
      }
      return rendered;
    },
    { code: outputText, rate: RATE, loud: volume },
  );

/** Louder than this, something is heard: 60 dB below the loudest there is. */
const AUDIBLE = 0.001;
const decibels = (amplitude) => 20 * Math.log10(amplitude);

/** What can be said of a sound by its samples: seconds, decibels below the loudest possible, hertz. */
export function describe(samples) {
  const first = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE);
  const heard = samples.slice(first, last + 1);
  const power = heard.reduce((sum, sample) => sum + sample ** 2, 0) / heard.length;
  const bands = spectrumOf(heard);
  const all = bands.reduce((sum, { energy }) => sum + energy, 0);
  return {
    seconds: heard.length / RATE,
    peak: decibels(Math.max(...heard.map(Math.abs))),
    loudness: decibels(Math.sqrt(power)),
    /** Where the energy lies on average, and its share per band. */
    pitch: 2 ** (bands.reduce((sum, { hertz, energy }) => sum + Math.log2(hertz) * energy, 0) / all),
    spectrum: bands.map(({ energy }) => energy / all),
    /** How much of the loudest there is in its first and last half millisecond: a click begins or ends at once. */
    edges: [heard.slice(0, RATE / 2000), heard.slice(-RATE / 2000)].map(
      (edge) => Math.max(...edge.map(Math.abs)) / Math.max(...heard.map(Math.abs)),
    ),
  };
}

/** Energy in bands a third of an octave wide, by the Goertzel algorithm at their middles. */
function spectrumOf(samples) {
  return Array.from({ length: 22 }, (_, band) => {
    const hertz = 80 * 2 ** (band / 3);
    const twice = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
    // Short pieces, so that a band is as wide as it should be.
    const size = Math.round(Math.min(samples.length, (RATE / hertz) * 4.3));
    let energy = 0;
    for (let from = 0; from + size <= samples.length; from += Math.ceil(size / 2)) {
      let [one, two] = [0, 0];
      for (let n = from; n < from + size; ++n) [one, two] = [samples[n] + twice * one - two, one];
      energy += (one ** 2 + two ** 2 - twice * one * two) / size;
    }
    return { hertz, energy };
  });
}
