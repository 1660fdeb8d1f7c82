// Debian's Chromium, headless, for journeys and screenshots.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A browser with a fresh profile; errors of its pages are collected in `faults`. */
export async function openBrowser(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'wharf-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(20000);
  const faults = [];
  const watch = (page) => {
    page.on('pageerror', (error) => faults.push(String(error)));
    // Whether there is a server is found out by asking; that it is not there is no fault.
    const isProbe = (message) => message.location().url.includes('/api/');
    page.on(
      'console',
      (message) => message.type() === 'error' && !isProbe(message) && faults.push(message.text()),
    );
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    faults,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
