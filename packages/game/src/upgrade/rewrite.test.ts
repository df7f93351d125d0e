import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { parse } from '../text/parse.ts';
import { rewrite } from './rewrite.ts';
import { upgrade } from './upgrade.ts';

describe('rewrite', () => {
  test('where there is nothing to upgrade the text comes back byte for byte', () => {
    const text = '\uFEFF{ "info" : {"title":"T"},\r\n\t// mine\n "tiles": {"9": 1, "7": 2,}, }  ';
    expect(rewrite(text)).toEqual({ text, diagnostics: [] });
  });

  test('a text that cannot be read comes back with the reason', () => {
    const { text, diagnostics } = rewrite('{ "info": { "subTitleSize": 3 ');
    expect(text).toBe('{ "info": { "subTitleSize": 3 ');
    expect(diagnostics[0]?.severity).toBe('error');
  });

  test('order, comments and layout stay; a new field is set apart like its neighbours', () => {
    const old = `{
  // The game
  "info": { "title": "T", /* small */ "subTitleSize": 20 },
  "map": {
    "hexes": [
      { "hexes": ["A1"], "mountain": { "cost": 40 } }, // steep
      {
        "hexes": ["B2"],
        "track": [
          {
            // spur
            "type": "stop",
            "side": "3"
          }
        ],
        "cities": {}
      }
    ]
  }
}
`;
    expect(rewrite(old).text).toBe(`{
  // The game
  "info": { "title": "T", /* small */ "subtitleFontSize": 20 },
  "map": {
    "hexes": [
      { "hexes": ["A1"], "terrain": [{ "type": "mountain", "cost": 40 }] }, // steep
      {
        "hexes": ["B2"],
        "track": [
          {
            // spur
            "type": "straight",
            "end": 0.25,
            "side": 3
          }
        ],
        "cities": [{}]
      }
    ]
  }
}
`);
  });

  test.each([
    ['a middle one', '{"a": 1, "ipo": false, /* b */ "b": 2}', '{"a": 1, /* b */ "b": 2}'],
    ['the first', '{ "ipo": false, "b": 2 }', '{ "b": 2 }'],
    ['the last', '{ "a": 1, "ipo": false }', '{ "a": 1 }'],
    ['the last before a comma', '{ "a": 1, "ipo": false, }', '{ "a": 1, }'],
    ['the only one', '{ "ipo": false, }', '{}'],
  ])('a field that goes takes its comma along: %s', (_, old, today) => {
    expect(rewrite(old).text).toBe(today);
  });

  test('entries that move join the list they belong to', () => {
    const old = '{ "tiles": { "9": { "terrain": [ {"cost": 1} ], "water": [{"cost": 2}], "color": "x" } } }';
    expect(rewrite(old).text).toBe(
      '{ "tiles": { "9": { "terrain": [ {"cost": 1}, { "type": "water", "cost": 2 } ], "color": "x" } } }',
    );
  });

  test('what the reader of the text leaves aside is left alone', () => {
    const old = '{ "info": { "subTitleSize": 1, "__proto__": 2, "title": "A", "title": "B" } }';
    expect(rewrite(old).text).toBe(
      '{ "info": { "subtitleFontSize": 1, "__proto__": 2, "title": "A", "title": "B" } }',
    );
  });

  test('remarks carry line and column of the old spelling', () => {
    const { diagnostics } = rewrite('{\n  "info": { "subTitleSize": 1 } }');
    expect(diagnostics).toMatchObject([{ code: 'upgrade/subtitle-size', line: 2, column: 13 }]);
  });

  test('things under their names become a list, each where it stood', () => {
    const text =
      '{\n  "companies": { // all\n    "AR": { "name": "Alder" },\n    "BR": { "name": "Birch" }\n  }\n}';
    expect(rewrite(text).text).toBe(
      '{\n  "companies": [ // all\n    { "abbrev": "AR", "name": "Alder" },\n    { "abbrev": "BR", "name": "Birch" }\n  ]\n}',
    );
    expect(rewrite('{ "trains": { "2": { "name": "2+1" } } }').text).toBe(
      '{ "trains": [ { "name": "2+1" } ] }',
    );
  });

  test('hexes in place of their map come into it', () => {
    const hexes = '[ // all\n    { "hexes": ["A1"] },\n    { "hexes": ["B2"] }\n  ]';
    expect(rewrite(`{\n  "map": ${hexes}\n}`).text).toBe(`{\n  "map": { "hexes": ${hexes} }\n}`);
    const old = '{ "map": [{ "hexes": ["A1"], "labels": { "label": "B" } }] }';
    expect(rewrite(old).text).toBe(
      '{ "map": { "hexes": [{ "hexes": ["A1"], "labels": [{ "label": "B" }] }] } }',
    );
  });

  test('the rewritten text holds the upgraded value, however the old one was laid out', () => {
    const entry = fc.oneof(
      fc.constantFrom<Json>({ cost: 1 }, [], [{ cost: 2 }, {}], 3, null),
      fc.record({ type: fc.constantFrom('stop', 'mid'), begin: fc.constant('.5'), side: fc.constant('2') }),
    );
    const keys = ['mountain', 'water', 'terrain', 'track', 'offBoardTrack', 'routeBonus', 'cities', 'color'];
    const definition = fc.dictionary(fc.constantFrom(...keys), entry);
    const train = fc.record(
      { name: fc.constantFrom('2', '3'), info: fc.constantFrom('Rusted by 3', 'X'), rust: fc.constant('4') },
      { requiredKeys: [] },
    );
    const phase = fc.record(
      {
        name: fc.constantFrom('2', '3'),
        number: fc.constant('6'),
        price: fc.constant(80),
        rusts: fc.constant('2'),
      },
      { requiredKeys: [] },
    );
    const old = fc.record(
      {
        ipo: fc.constantFrom<Json>(true, false, 'note'),
        map: fc.record({ hexes: fc.oneof(definition, fc.array(definition, { maxLength: 4 })) }),
        trains: fc.array(train, { maxLength: 3 }),
        phases: fc.oneof(phase, fc.array(phase, { maxLength: 3 })),
        tiles: fc.dictionary(fc.constantFrom('9', '7', 'X1'), definition),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(old, fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const { text } = rewrite(JSON.stringify(value, null, indent));
        expect(parse(text).value).toEqual(upgrade(value).value);
        expect(rewrite(text)).toEqual({ text, diagnostics: [] });
      }),
      { numRuns: 400 },
    );
  });
});
