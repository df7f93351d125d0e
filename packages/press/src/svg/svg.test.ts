import { circle, group, rect, SceneError, text } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { bundledSubsetter } from '../../../../scripts/testing/subsetter.ts';
import { nodeExamples } from '../testing/node-examples.ts';
import { toSvg } from './svg.ts';

const fonts = await bundledFonts();
const subsetter = await bundledSubsetter();
const pageOf = (name: string) => ({
  width: 100,
  height: 60,
  title: name,
  children: nodeExamples[name]!(fonts),
});

describe('gallery', () => {
  test.each(Object.keys(nodeExamples))('%s', async (name) => {
    const svg = toSvg(pageOf(name), { fonts, textMode: 'reference' }).replaceAll('><', '>\n<');
    await expect(`${svg}\n`).toMatchFileSnapshot(`../testing/gallery/${name.replaceAll(' ', '-')}.svg`);
  });
});

describe('an SVG file', () => {
  test('measures 100 units to the inch', () => {
    const svg = toSvg({ width: 850, height: 1100, children: [] }, { fonts, textMode: 'reference' });
    expect(svg).toContain('width="8.5in" height="11in" viewBox="0 0 850 1100"');
  });

  test('omits characters that XML does not allow', () => {
    const title = 'A\u0000\u000b\ufffe & B\tC';
    const svg = toSvg({ width: 1, height: 1, title, children: [] }, { fonts, textMode: 'reference' });
    expect(svg).toContain('<title>A &amp; B\tC</title>');
  });

  test('the same input gives the same bytes', () => {
    const make = () => toSvg(pageOf('text in two faces'), { fonts, textMode: { embed: subsetter } });
    expect(make()).toBe(make());
  });

  test('embeds only the letters it uses', () => {
    const one = toSvg(pageOf('text'), { fonts, textMode: { embed: subsetter } });
    expect(one.match(/@font-face/g)).toHaveLength(1);
    expect(one.length).toBeLessThan(20_000);
  });

  test('with outlines has no text and no font', () => {
    const svg = toSvg(pageOf('text with halo'), { fonts, textMode: 'outlines' });
    expect(svg).not.toMatch(/<text|font/);
    expect(svg).toMatch(/<path d="M/);
  });

  test('text never becomes markup', () => {
    const evil = '</text><script>alert("x")</script>';
    const children = [
      text(fonts, evil, 0, 0, { size: 10 }),
      group([circle(0, 0, 1, { fill: '#000' })], { title: evil }),
    ];
    const svg = toSvg({ width: 10, height: 10, title: evil, children }, { fonts, textMode: 'reference' });
    expect(svg).not.toContain('<script');
  });

  test('ids stay distinct if two drawings share a page', () => {
    const svg = toSvg(pageOf('stripes'), { fonts, textMode: 'reference', idPrefix: 'two-' });
    expect(svg).toContain('id="two-p1"');
    expect(svg).toContain('url(#two-p1)');
  });

  test('a page that cannot be printed throws', () => {
    const page = { width: 10, height: 10, children: [rect(0, Number.NaN, 1, 1)] };
    expect(() => toSvg(page, { fonts, textMode: 'reference' })).toThrow(SceneError);
  });
});
