import type { Press } from '../../formats/format.ts';
import { zipFiles } from '../../zip.ts';
import { makePictures } from '../pictures.ts';
import { PROGRAM_VERSION, type VassalModule } from './vassal.ts';
import { element, xmlText } from './xml.ts';

const moduleData = (name: string, version: string): string =>
  xmlText(
    element('data', { version: 1 }, [
      element('version', {}, [version]),
      element('extra1'),
      element('extra2'),
      element('VassalVersion', {}, [PROGRAM_VERSION]),
      element('dateSaved', {}, ['0']),
      element('description', {}, [name]),
      element('name', {}, [name]),
    ]),
  );

/** The module as a file. */
export const makeModule = async (
  { build, images }: VassalModule,
  name: string,
  version: string,
  press: Press,
): Promise<Uint8Array> => {
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([
    ['buildFile.xml', encoder.encode(xmlText(build))],
    ['moduledata', encoder.encode(moduleData(name, version))],
  ]);
  await makePictures(images, press, (file, bytes) => files.set(`images/${file}`, bytes), 'transparent');
  return zipFiles(files);
};
