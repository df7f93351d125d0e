import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { defaults, load } from '@platelayer/game';
import { library } from '@platelayer/library';
import { toPng } from '@platelayer/press';
import { compose, placed, scale, translate } from '@platelayer/scene';
import { loadArtwork } from '../packages/components/src/artwork/load.ts';
import { lookOf } from '../packages/components/src/look.ts';
import { catalogueTiles } from '../packages/components/src/tiles/gallery.ts';
import { drawTile } from '../packages/components/src/tiles/tile-symbol.ts';
import { bundledFonts } from './testing/fonts.ts';
const fonts = await bundledFonts();
const { game } = load(await readFile('/work/shared/games/1889.json', 'utf8'), library);
const look = lookOf(game!, { config: defaults, fonts, artwork: await loadArtwork({ trains: defaults.trains.images }), report: () => {} });
const all = catalogueTiles(game!.info);
console.log('tiles', all.length);
const X0 = 162, DX = 218.6, S = 120 / 173.2;
// calibrate on page 1
const img1 = await loadImage('/work/shared/reference/tiles/tiles-01.png');
const c1 = createCanvas(img1.width, img1.height); const g1 = c1.getContext('2d'); g1.drawImage(img1, 0, 0);
const bbox = (x0: number, y0: number, x1: number, y1: number, g: any) => {
  const d = g.getImageData(x0, y0, x1 - x0, y1 - y0).data; let a = 1e9, b = -1, c = 1e9, e = -1;
  for (let y = 0; y < y1 - y0; y++) for (let x = 0; x < x1 - x0; x++) { const i = 4 * (y * (x1 - x0) + x); if (d[i + 2] < 120) { a = Math.min(a, x); b = Math.max(b, x); c = Math.min(c, y); e = Math.max(e, y); } }
  return [a + x0, b + x0 + 1, c + y0, e + y0 + 1];
};
const A = bbox(80, 235, 250, 360, g1), B = bbox(740, 235, 920, 360, g1), C = bbox(80, 390, 250, 510, g1);
const D = bbox(80, 1895, 250, 2030, g1); console.log(A, B, C, D);
const w = A[1] - A[0]; const sc = w / 173.2;
const cx0 = (A[0] + A[1]) / 2, cy0 = (A[2] + A[3]) / 2, dx = ((B[0] + B[1]) / 2 - cx0) / 3, dy = (D[2] + D[3] - A[2] - A[3]) / 2 / 11;
console.log({ sc, cx0, cy0, dx, dy });
const px = Math.ceil(176 * sc), py = Math.ceil(153 * sc);
const scores: any[] = [];
for (let p = 0; p < Math.ceil(all.length / 50); p++) {
  const img = await loadImage(`/work/shared/reference/tiles/tiles-${String(p + 1).padStart(2, '0')}.png`);
  const tiles = all.slice(p * 50, p * 50 + 50);
  for (const [i, tile] of tiles.entries()) {
    const cx = cx0 + dx * (i % 4), cy = cy0 + dy * Math.floor(i / 4);
    const mine = await loadImage(Buffer.from(await toPng({ width: px, height: py, children: [placed(compose(translate(px / 2, py / 2), scale(sc)), drawTile(tile, look))] }, { fonts, dpi: 100 })));
    const cv = createCanvas(px * 2 + 6, py); const g = cv.getContext('2d');
    g.fillStyle = '#fff'; g.fillRect(0, 0, px * 2 + 6, py);
    g.drawImage(img, cx - px / 2, cy - py / 2, px, py, 0, 0, px, py); g.drawImage(mine, px + 6, 0);
    const blur = (x: number) => { const k = createCanvas(px, py); const h = k.getContext('2d'); h.filter = 'blur(2.2px)'; h.drawImage(cv, x, 0, px, py, 0, 0, px, py); return h.getImageData(0, 0, px, py).data; };
    const a = blur(0), b = blur(px + 6); let s = 0;
    for (let j = 0; j < a.length; j += 4) { const d = Math.max(Math.abs(a[j]! - b[j]!), Math.abs(a[j + 1]! - b[j + 1]!), Math.abs(a[j + 2]! - b[j + 2]!)); if (d > 60) s += 1; }
    scores.push({ id: tile.id, s, cv });
  }
}
scores.sort((a, b) => b.s - a.s);
console.log(scores.slice(0, 120).map(({ id, s }) => `${id}:${s}`).join(' '));
console.log('median', scores[Math.floor(scores.length / 2)].s);
for (let sheet = 0; sheet < 3; sheet++) {
  const cols = 4, rows = 10, W = px * 2 + 20, H = py + 16; const out = createCanvas(cols * W, rows * H); const g = out.getContext('2d');
  g.fillStyle = '#fff'; g.fillRect(0, 0, out.width, out.height); g.fillStyle = '#000'; g.font = '12px sans-serif';
  scores.slice(sheet * 40, sheet * 40 + 40).forEach(({ id, s, cv }, i) => { const x = (i % cols) * W, y = Math.floor(i / cols) * H; g.drawImage(cv, x, y + 14); g.fillText(`${id} (${s})`, x, y + 11); });
  await writeFile(`/tmp/tiles-h/cmp-${sheet + 1}.png`, out.toBuffer('image/png'));
}
