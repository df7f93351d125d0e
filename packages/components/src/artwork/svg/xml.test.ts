import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml, type XmlElement } from './xml.ts';

/** Serialises an element: text before children. */
const written = ({ name, attributes, text, children }: XmlElement): string =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('')}>` +
  `${text}${children.map(written).join('')}</${name}>`;

const outcome = (text: string): string => {
  const read = readXml(text);
  return 'root' in read ? written(read.root) : read.fault;
};

describe('XML', () => {
  test.each([
    ['elements and attributes', `<a b="1" c='2'><d/><e></e></a>`, '<a b="1" c="2"><d></d><e></e></a>'],
    ['white space before the declaration', '\n <?xml version="1.0"?><!-- x --><a/>\n', '<a></a>'],
    ['a byte order mark', '\ufeff<a/>', '<a></a>'],
    ['custom entities, without resolving them', '<!DOCTYPE a [<!ENTITY b "<c/>">]><a>&b;</a>', '<a>&b;</a>'],
    ['predefined entities', '<a b="&lt;&quot;&#65;">&gt;&apos;</a>', `<a b="<\\"A">>'</a>`],
    ['CDATA', '<a><![CDATA[<b>&lt;]]></a>', '<a><b>&lt;</a>'],
    ['links and SVG elements with a prefix', '<svg:a xlink:href="#b"/>', '<a href="#b"></a>'],
    [
      'names of object properties',
      '<a __proto__="1"><constructor/></a>',
      '<a __proto__="1"><constructor></constructor></a>',
    ],
  ])('supports %s', (_, text, expected) => expect(outcome(text)).toBe(expected));

  test.each([
    ['not closed', '<a><b></a>', /^Missing end tag for element b \(line 1, column \d+\)\.$/],
    ['empty', '', /./],
    ['nested too deeply', '<g>'.repeat(65) + '</g>'.repeat(65), /^It is nested too deeply\.$/],
    ['nested deeply enough to overflow the stack', '<g>'.repeat(300_000), /./],
    ['too many elements', `<a>${'<g/>'.repeat(20_000)}</a>`, /^It has more than 20000 elements\.$/],
    ['too long', `<a>${' '.repeat(2_000_000)}</a>`, /^It is too large\.$/],
  ])('is refused with a reason: %s', (_, text, fault) => expect(outcome(text)).toMatch(fault));

  test('is read or refused, whatever it contains', () => {
    const bit = fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      '=',
      '!',
      '?',
      '[',
      ']',
      '--',
      'CDATA[',
      '&lt;',
      'a',
      ' ',
    );
    fc.assert(fc.property(fc.array(bit, { maxLength: 40 }), (bits) => void readXml(bits.join(''))));
  });
});
