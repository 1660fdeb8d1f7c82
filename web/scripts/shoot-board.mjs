// Photographs a board for looking at it: every size, light and dark, into screenshots/ (git ignores it).
//   node scripts/shoot-board.mjs tortuga 3:4 4:12      players:scene …; SIZES, THEMES, LOCALE, GREY, PORT choose less or other
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [game = 'tortuga', ...scenes] = process.argv.slice(2);
const sizes = (process.env.SIZES ?? '360x740 820x1180 1440x900')
  .split(' ')
  .map((size) => size.split('x').map(Number));
const themes = (process.env.THEMES ?? 'light dark').split(' ');
const locale = process.env.LOCALE ?? 'en';
const port = Number(process.env.PORT ?? 5199);

const vite = spawn('node_modules/.bin/vite', ['--port', String(port), '--strictPort'], { stdio: 'pipe' });
await new Promise((done) => vite.stdout.on('data', (text) => String(text).includes('ready') && done()));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
mkdirSync('screenshots', { recursive: true });
try {
  for (const [width, height] of sizes)
    for (const theme of themes) {
      const page = await browser.newPage({ viewport: { width, height } });
      page.on('pageerror', (error) => console.error(error.message));
      page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
      for (const spec of scenes.length > 0 ? scenes : ['3:3']) {
        const [players, scene] = spec.split(':');
        await page.goto(
          `http://localhost:${port}/preview.html?game=${game}&players=${players}&scene=${scene}&theme=${theme}&locale=${locale}&still&bare`,
        );
        await page.waitForSelector('main *');
        if (process.env.GREY) await page.addStyleTag({ content: 'html{filter:grayscale(1)}' });
        for (const tap of (process.env.TAP ?? '').split(';').filter(Boolean)) await page.click(tap);
        await page.waitForTimeout(250);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) console.error(`${spec} at ${width}: ${wide} px wide`);
        const name = `screenshots/${game}-${players}-${scene}-${width}-${theme}${locale === 'en' ? '' : `-${locale}`}.png`;
        await page.screenshot({ path: name, fullPage: true });
        console.log(name);
      }
      await page.close();
    }
} finally {
  await browser.close();
  vite.kill();
}
