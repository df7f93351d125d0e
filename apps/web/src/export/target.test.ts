import type { MadeFile } from '@platelayer/export';
import { expect, test } from 'vitest';
import { StoppedWriting, writeInto } from './target.ts';

const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map(
  (name): MadeFile => ({ name, bytes: new Uint8Array(), mediaType: 'application/pdf' }),
);

const silent = () => undefined;

test('reports each file before writing it', async () => {
  const steps: string[] = [];
  await writeInto(
    { name: 'out', write: async ({ name }) => void steps.push(`${name} is there`) },
    files.slice(0, 2),
    new AbortController().signal,
    (index, total, name) => steps.push(`${index} of ${total} written, now ${name}`),
  );
  expect(steps).toEqual([
    '0 of 2 written, now a.pdf',
    'a.pdf is there',
    '1 of 2 written, now b.pdf',
    'b.pdf is there',
  ]);
});

test('a file that cannot be written does not stop the others', async () => {
  const written: string[] = [];
  const failures = await writeInto(
    {
      name: 'out',
      write: async ({ name }) => {
        if (name === 'b.pdf') throw new Error('No space left');
        written.push(name);
      },
    },
    files,
    new AbortController().signal,
    silent,
  );
  expect(written).toEqual(['a.pdf', 'c.pdf', 'd.pdf']);
  expect(failures).toEqual([{ name: 'b.pdf', reason: 'No space left' }]);
});

test('cancelling reports how many files were already written (98.9.2)', async () => {
  const controller = new AbortController();
  const write = async ({ name }: MadeFile) => {
    if (name === 'a.pdf') throw new Error('No space left');
    if (name === 'c.pdf') controller.abort();
  };
  const stopped = await writeInto({ name: 'out', write }, files, controller.signal, silent).catch(
    (error) => error,
  );
  expect(stopped).toBeInstanceOf(StoppedWriting);
  expect(stopped).toMatchObject({ written: 2, total: 4, place: 'out' });
});
