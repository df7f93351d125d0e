import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import { apply, IDENTITY, type Matrix, multiply, type Point } from '@platelayer/scene';

/** Origins of the forms on a page with this height in points, in inches from its top left corner. */
export const formOrigins = (pdf: Uint8Array, height: number): readonly Point[] => {
  const content = streamsOf(pdf).reduce((most, stream) => (forms(stream) > forms(most) ? stream : most), '');
  const found: Point[] = [];
  const outer: Matrix[] = [];
  let matrix = IDENTITY;
  let operands: number[] = [];
  for (const token of content.split(/\s+/)) {
    const number = Number(token);
    if (token !== '' && Number.isFinite(number)) operands.push(number);
    else {
      if (token === 'q') outer.push(matrix);
      if (token === 'Q') matrix = outer.pop() ?? IDENTITY;
      if (token === 'cm') matrix = multiply(matrix, operands.slice(-6) as unknown as Matrix);
      if (token === 'Do') found.push(apply(matrix, { x: 0, y: 0 }));
      operands = [];
    }
  }
  return found.map(({ x, y }) => ({ x: x / 72, y: (height - y) / 72 }));
};

const forms = (stream: string): number => stream.match(/ Do\b/g)?.length ?? 0;

const streamsOf = (pdf: Uint8Array): readonly string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/FlateDecode\/Length \d+>>\nstream\n([\s\S]*?)\nendstream/g),
  ].map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
