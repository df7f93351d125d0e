import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { parse } from '../text/parse.ts';
import { rewrite } from './rewrite.ts';
import { upgrade } from './upgrade.ts';

describe('rewrite', () => {
  test('returns the text byte for byte if there is nothing to upgrade', () => {
    const text = '\uFEFF{ "info" : {"title":"T"},\r\n\t// mine\n "tiles": {"9": 1, "7": 2,}, }  ';
    expect(rewrite(text)).toEqual({ text, diagnostics: [] });
  });

  test('returns an unreadable text with the error', () => {
    const { text, diagnostics } = rewrite('{ "info": { "subTitleSize": 3 ');
    expect(text).toBe('{ "info": { "subTitleSize": 3 ');
    expect(diagnostics[0]?.severity).toBe('error');
  });

  test('keeps order, comments and layout, and separates a new field like its neighbours', () => {
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
    ['in the middle', '{"a": 1, "ipo": false, /* b */ "b": 2}', '{"a": 1, /* b */ "b": 2}'],
    ['the first', '{ "ipo": false, "b": 2 }', '{ "b": 2 }'],
    ['the last', '{ "a": 1, "ipo": false }', '{ "a": 1 }'],
    ['last, with a trailing comma', '{ "a": 1, "ipo": false, }', '{ "a": 1, }'],
    ['the only one', '{ "ipo": false, }', '{}'],
  ])('removes the comma with a field: %s', (_, old, today) => {
    expect(rewrite(old).text).toBe(today);
  });

  test('moves entries into the list they now belong to', () => {
    const old = '{ "tiles": { "9": { "terrain": [ {"cost": 1} ], "water": [{"cost": 2}], "color": "x" } } }';
    expect(rewrite(old).text).toBe(
      '{ "tiles": { "9": { "terrain": [ {"cost": 1}, { "type": "water", "cost": 2 } ], "color": "x" } } }',
    );
  });

  test('keeps properties that the parser ignores', () => {
    const old = '{ "info": { "subTitleSize": 1, "__proto__": 2, "title": "A", "title": "B" } }';
    expect(rewrite(old).text).toBe(
      '{ "info": { "subtitleFontSize": 1, "__proto__": 2, "title": "A", "title": "B" } }',
    );
  });

  test('reports line and column of the old spelling', () => {
    const { diagnostics } = rewrite('{\n  "info": { "subTitleSize": 1 } }');
    expect(diagnostics).toMatchObject([{ code: 'upgrade/subtitle-size', line: 2, column: 13 }]);
  });

  test('turns an object with named entries into a list, keeping the layout', () => {
    const text =
      '{\n  "companies": { // all\n    "AR": { "name": "Alder" },\n    "BR": { "name": "Birch" }\n  }\n}';
    expect(rewrite(text).text).toBe(
      '{\n  "companies": [ // all\n    { "abbrev": "AR", "name": "Alder" },\n    { "abbrev": "BR", "name": "Birch" }\n  ]\n}',
    );
    expect(rewrite('{ "trains": { "2": { "name": "2+1" } } }').text).toBe(
      '{ "trains": [ { "name": "2+1" } ] }',
    );
  });

  test('wraps a list of hexes in a map object', () => {
    const hexes = '[ // all\n    { "hexes": ["A1"] },\n    { "hexes": ["B2"] }\n  ]';
    expect(rewrite(`{\n  "map": ${hexes}\n}`).text).toBe(`{\n  "map": { "hexes": ${hexes} }\n}`);
    const old = '{ "map": [{ "hexes": ["A1"], "labels": { "label": "B" } }] }';
    expect(rewrite(old).text).toBe(
      '{ "map": { "hexes": [{ "hexes": ["A1"], "labels": [{ "label": "B" }] }] } }',
    );
  });

  test('produces text that parses to the upgraded value, whatever the original layout', () => {
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
