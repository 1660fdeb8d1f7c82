// Debian's Chromium as it is without windows (a fifth less work), for journeys and pictures: a fresh profile each, in one
// browser for all (run.mjs) or in one of its own.
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Chromium is started. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  headless: true,
  args: FLAGS,
};

const PATIENCE = 180_000;

let shared;
const theBrowser = () =>
  (shared ??= process.env.WHARF_BROWSER
    ? chromium.connect(process.env.WHARF_BROWSER)
    : chromium.launch(LAUNCH));

/** Ends the browser, or leaves the one that others use. */
export async function leaveBrowser() {
  await (await shared)?.close();
  shared = undefined;
}

/**
 * A page with a profile of its own; errors of its pages are collected in `faults`. To keep the client for use without a
 * connection takes a browser longer than many a journey: who goes without one asks for it (serviceWorkers: 'allow').
 */
export async function openBrowser(options = {}) {
  const context = await (
    await theBrowser()
  ).newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  // What must come is waited for, however busy the machine: the runner cuts off what hangs.
  context.setDefaultTimeout(PATIENCE);
  const faults = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => faults.push(String(error)));
    // Whether there is a server is found out by asking; that it is not there is no fault.
    const isProbe = (message) => message.location().url.includes('/api/');
    page.on(
      'console',
      (message) => message.type() === 'error' && !isProbe(message) && faults.push(message.text()),
    );
  });
  return { context, page: await context.newPage(), faults, close: () => context.close() };
}
