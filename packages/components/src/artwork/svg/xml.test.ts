import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml, type XmlElement } from './xml.ts';

/** An element written out again: text before children. */
const written = ({ name, attributes, text, children }: XmlElement): string =>
  `<${name}${[...attributes].map(([key, value]) => ` ${key}=${JSON.stringify(value)}`).join('')}>` +
  `${text}${children.map(written).join('')}</${name}>`;

const outcome = (text: string): string => {
  const read = readXml(text);
  return 'root' in read ? written(read.root) : read.fault;
};

describe('an XML text', () => {
  test.each([
    ['elements and attributes', `<a b="1" c='2'><d/><e></e></a>`, '<a b="1" c="2"><d></d><e></e></a>'],
    ['spaces before its first line', '\n <?xml version="1.0"?><!-- x --><a/>\n', '<a></a>'],
    ['a mark of its byte order', '\ufeff<a/>', '<a></a>'],
    [
      'entities of its own, which are not followed',
      '<!DOCTYPE a [<!ENTITY b "<c/>">]><a>&b;</a>',
      '<a>&b;</a>',
    ],
    ['characters of XML', '<a b="&lt;&quot;&#65;">&gt;&apos;</a>', `<a b="<\\"A">>'</a>`],
    ['CDATA, which is text', '<a><![CDATA[<b>&lt;]]></a>', '<a><b>&lt;</a>'],
    ['links under their old prefix, SVG under its own', '<svg:a xlink:href="#b"/>', '<a href="#b"></a>'],
    [
      'names that are tricks',
      '<a __proto__="1"><constructor/></a>',
      '<a __proto__="1"><constructor></constructor></a>',
    ],
  ])('has %s', (_, text, expected) => expect(outcome(text)).toBe(expected));

  test.each([
    ['without an end', '<a><b></a>', /^Missing end tag for element b \(line 1, column \d+\)\.$/],
    ['of nothing', '', /./],
    ['too deep', '<g>'.repeat(65) + '</g>'.repeat(65), /^It is nested too deeply\.$/],
    ['deep enough to break a reader', '<g>'.repeat(300_000), /./],
    ['too many', `<a>${'<g/>'.repeat(20_000)}</a>`, /^It has more than 20000 elements\.$/],
    ['too long', `<a>${' '.repeat(2_000_000)}</a>`, /^It is too large\.$/],
  ])('is refused %s, with the reason', (_, text, fault) => expect(outcome(text)).toMatch(fault));

  test('is read or refused, whatever it is', () => {
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
