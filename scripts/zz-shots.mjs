import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const G = process.env.G ?? 'vessen';
const routes = (process.env.R ?? `home=/,games=/games/,over=/games/${G}/,bg=/games/${G}/background,cards=/games/${G}/cards,chart=/games/${G}/charters,map=/games/${G}/map,mapcfg=/games/${G}/map?config=true,market=/games/${G}/market,par=/games/${G}/par,rev=/games/${G}/revenue,manifest=/games/${G}/tile-manifest,tiles=/games/${G}/tiles,tokens=/games/${G}/tokens,b18map=/games/${G}/b18/map,b18tiles=/games/${G}/b18/tiles/yellow,b18tok=/games/${G}/b18/tokens,card=/games/${G}/cards/number/Hi,atoms=/elements/,etiles=/elements/tiles,logos=/elements/logos,docs=/docs/,docpdf=/docs/output/pdf,fields=/docs/games/fields,nowhere=/nowhere`).split(',').map(s => { const i = s.indexOf('='); return [s.slice(0, i), s.slice(i + 1)]; });
for (const [w, h, n] of [[1440, 900, 'd'], [390, 844, 'm']]) for (const scheme of (process.env.S ?? 'light,dark').split(',')) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, hasTouch: n === 'm', reducedMotion: 'reduce' });
  for (const [name, path] of routes) {
    await page.goto(`http://127.0.0.1:4842${path}`);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(400);
    const side = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (side > 0) console.log('SIDEWAYS', n, scheme, name, side);
    await page.screenshot({ path: `/tmp/web-shots/${n}-${scheme}-${name}.png` });
  }
  await page.close();
}
await browser.close();
