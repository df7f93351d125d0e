import { zlibSync } from 'fflate';
import { fingerprint } from './fingerprint.ts';
import { array, dict, type Ref } from './syntax.ts';

/** Measured on 16 pages of maps and tiles (1.2 MB): level 1 takes 25 ms, 4 28 ms and 9 % less room, 6 34 ms and 10 %. */
const LEVEL = 4;

/** Below this many bytes the frame around compressed data eats up the gain. */
const WORTH_PACKING = 80;

type Entries = Readonly<Record<string, string | number | undefined>>;

/** The numbered objects of one file, and the file made of them. */
export class ObjectStore {
  readonly #objects: (readonly (string | Uint8Array)[] | undefined)[] = [];
  readonly #encoder = new TextEncoder();

  /** A number for an object that others point at before it is finished. */
  reserve(): Ref {
    this.#objects.push(undefined);
    return `${this.#objects.length} 0 R`;
  }

  put(ref: Ref, body: string): void {
    this.#objects[Number.parseInt(ref, 10) - 1] = [body];
  }

  add(body: string): Ref {
    const ref = this.reserve();
    this.put(ref, body);
    return ref;
  }

  /** A stream, compressed here. */
  addStream(entries: Entries, content: string | Uint8Array): Ref {
    const bytes = typeof content === 'string' ? this.#encoder.encode(content) : content;
    return bytes.length < WORTH_PACKING
      ? this.addPacked(entries, bytes)
      : this.addPacked({ ...entries, Filter: '/FlateDecode' }, zlibSync(bytes, { level: LEVEL }));
  }

  /** A stream that is encoded already, such as a JPEG; the entries say how. */
  addPacked(entries: Entries, bytes: Uint8Array): Ref {
    const start = `${dict({ ...entries, Length: bytes.length })}\nstream\n`;
    this.#objects.push([start, bytes, '\nendstream']);
    return `${this.#objects.length} 0 R`;
  }

  /** The whole file. Its id comes from its content alone: the same pages give the same bytes on any day. */
  toFile(root: Ref, info: Ref): Uint8Array {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const write = (chunk: string | Uint8Array) => {
      const bytes = typeof chunk === 'string' ? this.#encoder.encode(chunk) : chunk;
      chunks.push(bytes);
      length += bytes.length;
    };
    write('%PDF-1.7\n%');
    // Bytes beyond ASCII tell programs that carry files about that this one is not text.
    write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
    const table = ['0000000000 65535 f \n'];
    this.#objects.forEach((object, i) => {
      if (!object) throw new Error(`Object ${i + 1} of the PDF was never written.`);
      table.push(`${String(length).padStart(10, '0')} 00000 n \n`);
      write(`${i + 1} 0 obj\n`);
      for (const chunk of object) write(chunk);
      write('\nendobj\n');
    });
    const xref = length;
    const id = `<${fingerprint(chunks)}>`;
    const trailer = dict({ Size: table.length, Root: root, Info: info, ID: array([id, id]) });
    write(`xref\n0 ${table.length}\n${table.join('')}trailer\n${trailer}\nstartxref\n${xref}\n%%EOF\n`);
    return joined(chunks, length);
  }
}

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};
