import { checkPage } from '@platelayer/scene';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effortOf } from '../../../../scripts/testing/effort.ts';
import { lookFor } from '../testing/game.ts';
import { parseArt } from './parse-svg.ts';
import { recolor } from './recolor.ts';

const look = lookFor();
const svg = (...content: readonly string[]) => `<svg viewBox="0 0 100 100">${content.join('')}</svg>`;
const read = (...content: readonly string[]) => parseArt(svg(...content)).art?.children ?? [];
const drawn = (...content: readonly string[]) => recolor(parseArt(svg(...content)).art!, {}, look);
const codes = (text: string) => parseArt(text).diagnostics.map(({ code }) => code);

describe('the view box', () => {
  test('comes from viewBox, or from width and height, or is 100 by 100 with a warning', () => {
    expect(parseArt('<svg viewBox="-5 -5, 10 20"/>').art?.box).toEqual([-5, -5, 10, 20]);
    expect(parseArt('<svg width="30px" height="20"/>').art?.box).toEqual([0, 0, 30, 20]);
    expect(parseArt('<svg/>').art?.box).toEqual([0, 0, 100, 100]);
    expect(codes('<svg/>')).toEqual(['artwork/view-box']);
  });
});

/** The outline of a single shape, in a view box of 60 by 80. */
const outlineOf = (text: string) => {
  const [shape] = parseArt(`<svg viewBox="0 0 60 80">${text}</svg>`).art?.children ?? [];
  return shape?.kind === 'shape' ? shape.outline : undefined;
};

describe('shapes', () => {
  test.each([
    ['rx="1"', { kind: 'rect', radius: 1 }],
    ['ry="1"', { kind: 'rect', radius: 1 }],
    ['rx="1" ry="0"', { kind: 'rect', radius: 0 }],
    ['rx="0" ry="1"', { kind: 'rect', radius: 0 }],
  ])('a rectangle with %s has circular corners, or none', (radii, shape) => {
    expect(outlineOf(`<rect width="8" height="6" ${radii}/>`)).toMatchObject(shape);
  });

  test('a rectangle with two radii has elliptical corners, each up to half a side', () => {
    const corners = (radii: string) => {
      const outline = outlineOf(`<rect x="1" y="2" width="8" height="6" ${radii}/>`);
      return outline?.kind === 'path' ? outline.data.map((segment) => segment.join(' ')) : [];
    };
    expect(corners('rx="2" ry="1"')).toEqual([
      'M 3 2',
      'L 7 2',
      'A 2 1 0 0 1 9 3',
      'L 9 7',
      'A 2 1 0 0 1 7 8',
      'L 3 8',
      'A 2 1 0 0 1 1 7',
      'L 1 3',
      'A 2 1 0 0 1 3 2',
      'Z',
    ]);
    expect(corners('rx="7" ry="1"')[2]).toBe('A 4 1 0 0 1 9 3');
    expect(corners('rx="1" ry="7"')[2]).toBe('A 1 3 0 0 1 9 5');
  });

  test('percentages are of the width, the height, or for a radius the diagonal by √2', () => {
    expect(outlineOf('<circle cx="50%" cy="50%" r="50%"/>')).toMatchObject({
      cx: 30,
      cy: 40,
      r: Math.sqrt(1250),
    });
    expect(outlineOf('<ellipse cx="50%" cy="50%" rx="50%" ry="50%"/>')).toMatchObject({
      cx: 30,
      cy: 40,
      rx: 30,
      ry: 40,
    });
    expect(outlineOf('<rect x="50%" y="50%" width="50%" height="50%" rx="10"/>')).toMatchObject({
      x: 30,
      y: 40,
      width: 30,
      height: 40,
      radius: 10,
    });
    expect(outlineOf('<line x1="0" y1="50%" x2="50%" y2="0" stroke="#000"/>')).toMatchObject({
      y1: 40,
      x2: 30,
    });
  });

  test.each([
    ['<rect x="1" y="2" width="3" height="4" rx="1"/>', { kind: 'rect', x: 1, width: 3, radius: 1 }],
    ['<rect width="50%" height="4"/>', { kind: 'rect', width: 50 }],
    ['<circle cx="1" cy="2" r="3"/>', { kind: 'circle', cx: 1, cy: 2, r: 3 }],
    ['<ellipse rx="3" ry="4"/>', { kind: 'ellipse', rx: 3, ry: 4 }],
    [
      '<polygon points="0,0 1,1 2-3"/>',
      {
        kind: 'polygon',
        points: [
          [0, 0],
          [1, 1],
          [2, -3],
        ],
      },
    ],
    [
      '<polyline points="0 0 1 1"/>',
      {
        kind: 'path',
        data: [
          ['M', 0, 0],
          ['L', 1, 1],
        ],
      },
    ],
    [
      '<path d="M1 2h3"/>',
      {
        kind: 'path',
        data: [
          ['M', 1, 2],
          ['L', 4, 2],
        ],
      },
    ],
    ['<svg:circle r="3"/>', { kind: 'circle', r: 3 }],
  ])('%s', (text, outline) => {
    expect(read(text)).toMatchObject([{ kind: 'shape', outline }]);
  });

  test('are black without a stroke by default', () => {
    expect(drawn('<circle r="3"/>')).toMatchObject([{ fill: '#000000' }]);
    expect(drawn('<circle r="3"/>')[0]).not.toHaveProperty('stroke');
    expect(read('<circle r="3" fill="none"/>')).toEqual([]);
    expect(read('<line x2="5"/>')).toEqual([]);
  });

  test('keep the even-odd fill rule', () => {
    expect(drawn('<path fill-rule="evenodd" d="M0 0H9V9Z"/>')).toMatchObject([{ fillRule: 'evenodd' }]);
  });

  test('keep stroke width, dashes, joins and caps', () => {
    const [line] = drawn(
      '<line x2="5" stroke="navy" stroke-width="2" stroke-dasharray="1,2" stroke-linecap="round" stroke-linejoin="bevel"/>',
    );
    expect(line).toMatchObject({
      stroke: { color: '#000080', width: 2, dash: [1, 2], cap: 'round', join: 'bevel' },
    });
  });
});

describe('groups', () => {
  test('pass on colours and stroke widths, and transform their content', () => {
    const [node] = drawn(
      '<g fill="red" stroke="#00f" stroke-width="3" transform="translate(5) scale(2)"><circle r="1"/></g>',
    );
    expect(node).toMatchObject({
      kind: 'group',
      transform: [2, 0, 0, 2, 5, 0],
      children: [{ fill: '#ff0000', stroke: { color: '#00f', width: 3 } }],
    });
  });

  test('apply transforms from right to left', () => {
    expect(read('<g transform="rotate(90) translate(10,0)"><circle r="1"/></g>')).toMatchObject([
      { transform: [0, 1, -1, 0, 0, 10] },
    ]);
  });

  test('have opacity and clip', () => {
    const [node] = read(
      '<clipPath id="c"><rect width="5" height="5"/><circle r="2"/></clipPath>',
      '<g opacity=".5" clip-path="url(#c)"><circle r="9"/></g>',
    );
    expect(node).toMatchObject({ opacity: 0.5, clip: { kind: 'path' } });
  });

  test('are skipped if not displayed', () => {
    expect(read('<g display="none"><circle r="9"/></g>', '<circle r="1" visibility="hidden"/>')).toEqual([]);
  });
});

describe('use elements', () => {
  test('draws content of defs at its position', () => {
    expect(read('<defs><circle id="a" r="2"/></defs><use href="#a" x="3" y="4"/>')).toMatchObject([
      { transform: [1, 0, 0, 1, 3, 4], children: [{ outline: { r: 2 } }] },
    ]);
    expect(read('<circle id="a" r="2"/><use xlink:href="#a"/>')).toHaveLength(2);
  });

  test('fits a symbol into the requested size', () => {
    expect(
      read(
        '<symbol id="a" viewBox="0 0 10 10"><circle r="2"/></symbol><use href="#a" width="20" height="40"/>',
      ),
    ).toMatchObject([{ transform: [2, 0, 0, 2, 0, 10] }]);
  });

  test('stops at references to itself, to a missing element or to another file', () => {
    expect(read('<g id="a"><use href="#a"/></g>')).toEqual([]);
    expect(read('<use href="#b"/><use href="http://example.org/x.svg#a"/>')).toEqual([]);
  });

  test('cannot multiply endlessly', () => {
    const levels = Array.from(
      { length: 12 },
      (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`,
    );
    for (const end of ['<circle id="l0" r="1"/>', '<g id="l0"/>'])
      expect(codes(svg(`<defs>${end}${levels.join('')}</defs><use href="#l12"/>`))).toEqual([
        'artwork/skipped',
      ]);
  });
});

describe('styles', () => {
  test('apply attribute, style sheet and style attribute, each overriding the previous one', () => {
    const sheet = '<style>/* c */ .a, circle.b {fill:#010101} #x{fill:#020202} rect{fill:#030303}</style>';
    expect(
      drawn(
        sheet,
        '<circle class="a" r="1" fill="red"/>',
        '<circle id="x" class="a" r="1"/>',
        '<circle class="b" r="1" style="fill : #040404 !important;"/>',
        '<rect width="1" height="1"/>',
      ).map((node) => 'fill' in node && node.fill),
    ).toEqual(['#010101', '#020202', '#040404', '#030303']);
  });

  test('read CDATA in a style sheet as text', () => {
    expect(drawn('<style><![CDATA[.a{fill:lime}]]></style><circle class="a" r="1"/>')).toMatchObject([
      { fill: '#00ff00' },
    ]);
  });

  test('support currentColor and inherit', () => {
    expect(drawn('<g color="teal" fill="currentColor"><circle r="1" fill="inherit"/></g>')).toMatchObject([
      { fill: '#008080' },
    ]);
  });
});

describe('gradients', () => {
  const stops =
    '<stop offset="0" stop-color="red"/><stop offset="100%" style="stop-color:#00f;stop-opacity:.5"/>';

  test('linear, in fractions of the shape', () => {
    expect(
      drawn(
        `<linearGradient id="a">${stops}</linearGradient><rect x="10" width="20" height="4" fill="url(#a)"/>`,
      ),
    ).toMatchObject([
      {
        fill: {
          kind: 'linear',
          x1: 10,
          x2: 30,
          stops: [
            { offset: 0, color: '#ff0000ff' },
            { offset: 1, color: '#0000ff80' },
          ],
        },
      },
    ]);
  });

  test('radial, in units of the picture, with stops from another gradient', () => {
    expect(
      drawn(
        `<linearGradient id="a">${stops}</linearGradient>`,
        '<radialGradient id="b" href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="6" r="7" gradientTransform="scale(2)"/>',
        '<circle r="9" fill="url(#b)"/>',
      ),
    ).toMatchObject([{ fill: { kind: 'radial', cx: 10, cy: 12, r: 14 } }]);
  });

  test('are replaced by their fallback if they cannot be painted', () => {
    const text = svg('<pattern id="p"/><circle r="1" fill="url(#p) #123456"/>');
    expect(recolor(parseArt(text).art!, {}, look)).toMatchObject([{ fill: '#123456' }]);
    expect(codes(text)).toContain('artwork/skipped');
  });
});

describe('skipped content', () => {
  test('text, scripts and foreign elements draw nothing and are reported once', () => {
    const text = svg(
      '<script>alert(1)</script><text>a</text><text>b</text><foreignObject><div/></foreignObject>',
      '<image href="http://example.org/a.png"/><circle r="1" onclick="alert(1)"/>',
    );
    const { art, diagnostics } = parseArt(text);
    expect(art?.children).toHaveLength(1);
    expect(JSON.stringify(art)).not.toMatch(/alert|example/);
    expect(diagnostics.map(({ message }) => message)).toEqual(
      ['the event "onclick"', 'script', 'text', 'foreignObject', 'image'].map(
        (name) => `The picture has ${name}, which is not drawn.`,
      ),
    );
  });

  test('notes of editors are not reported', () => {
    expect(codes(svg('<title>a</title><metadata/><sodipodi:namedview/>'))).toEqual([]);
  });

  test('entities are not expanded', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "red"><!ENTITY b "&a;&a;">]>';
    expect(parseArt(bomb + svg('<circle r="1" fill="&b;"/>')).art?.children).toEqual([]);
  });
});

describe('bad input', () => {
  test.each(['', 'no markup', '<html/>', '<svg', '{"a": 1}', '<g>'.repeat(100)])(
    '"%s" is not a picture',
    (text) => {
      expect(parseArt(text).art).toBeUndefined();
      expect(codes(text)).toEqual(['artwork/svg']);
    },
  );

  test('limits the size of the input and the number of elements', () => {
    expect(codes(`<svg>${' '.repeat(2_000_000)}</svg>`)).toEqual(['artwork/svg']);
    expect(codes(`<svg>${'<g>'.repeat(70)}</svg>`)).toEqual(['artwork/svg']);
    expect(codes(`<svg>${'<g/>'.repeat(20_001)}</svg>`)).toEqual(['artwork/svg']);
  });

  test.each([
    '<a',
    '<a "',
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE [',
    '<svg a',
    '<svg style="/*',
    '<svg><style>/*{',
    '<svg><g transform="a(a',
    '<svg><rect width="1',
  ])('%s without end is read in no time', async (text) => {
    const effort = await effortOf(() => {
      for (const filler of [text, 'a', '1', ' ']) parseArt(text + filler.repeat(40_000 / filler.length));
    });
    expect(effort).toBeLessThan(50);
  });

  test('markup that browsers reject is refused with its position', () => {
    expect(parseArt('<svg viewBox="0 0 1 1"><g><circle r="1"/></svg>').diagnostics).toMatchObject([
      { code: 'artwork/svg', hint: expect.stringMatching(/^Missing end tag for element g \(line 1, /) },
    ]);
  });

  test('can be printed, whatever it contains', () => {
    const value = fc.oneof(
      fc.constantFrom(
        '1',
        '-5',
        '1e999',
        'NaN',
        'url(#a)',
        'none',
        'red',
        '#fff',
        'color-red',
        'M0 0L1e400 1',
        '0 0 0 0',
      ),
      fc.string({ maxLength: 6 }).map((text) => text.replace(/["<>&]/g, '')),
    );
    const name = fc.constantFrom(
      ...'x y width height r rx ry cx cy d points fill stroke stroke-width opacity transform class style id href clip-path stroke-dasharray offset fill-opacity viewBox __proto__'.split(
        ' ',
      ),
    );
    const tag = fc.constantFrom(
      'rect',
      'circle',
      'path',
      'polygon',
      'g',
      'use',
      'linearGradient',
      'clipPath',
      'line',
      'symbol',
      'svg',
      'stop',
    );
    const element = fc
      .tuple(tag, fc.array(fc.tuple(name, value), { maxLength: 5 }), fc.boolean())
      .map(
        ([tag, list, closed]) =>
          `<${tag} ${list.map(([key, text]) => `${key}="${text}"`).join(' ')}${closed ? '/' : ''}>`,
      );
    fc.assert(
      fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
        const { art } = parseArt(svg(...elements));
        if (art)
          checkPage({ width: 9, height: 9, children: recolor(art, { reserved: true }, look) }, look.fonts);
      }),
      { numRuns: 300 },
    );
  });
});
