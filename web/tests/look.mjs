// Quick look while developing: node tests/look.mjs OUT ROUTE [width height light|dark locale]
import { serve } from './serve.mjs';
import { openBrowser } from './browser.mjs';
const [out, route, width = 1440, height = 900, theme = 'light', locale = 'en'] = process.argv.slice(2);
const server = await serve(new URL('../dist', import.meta.url).pathname);
const browser = await openBrowser({
  viewport: { width: +width, height: +height },
  colorScheme: theme,
  locale,
});
await browser.page.goto(server.url + route);
await browser.page.waitForTimeout(3500);
await browser.page.screenshot({ path: out });
console.log(browser.faults.join('\n'), browser.page.url());
await browser.close();
server.close();
