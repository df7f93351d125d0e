import type { PickedTarget, TargetFolder } from '../export/target.ts';
import { alertFailure, showAlert } from '../sources/alerts.ts';
import type { Bridge, BridgeAdditions, PickedPlace } from './bridge.ts';
import { t } from './texts.ts';

/** A host that can write to folders and files that the user selects. */
export type WritingBridge = Bridge &
  Pick<BridgeAdditions, 'pickFolder' | 'pickFile' | 'taken' | 'writeFile' | 'openPlace'>;

export const canWrite = (bridge: Bridge): bridge is WritingBridge =>
  [bridge.pickFolder, bridge.pickFile, bridge.taken, bridge.writeFile, bridge.openPlace].every(Boolean);

export const pickTargetFolder = async (bridge: WritingBridge): Promise<TargetFolder | undefined> => {
  const place = await bridge.pickFolder();
  return place
    ? {
        name: place.path,
        existing: (names) => bridge.taken(place.token, names),
        write: async ({ name, bytes }) => void (await bridge.writeFile(place.token, name, bytes)),
        open: () => bridge.openPlace(place.token),
      }
    : undefined;
};

/** Asks where to save a file, suggesting a name. */
const pickPlace = (bridge: WritingBridge, name: string): Promise<PickedPlace | null | undefined> => {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const [title, kind] = (['title', 'kind'] as const).map((text) =>
    t(`files.${ending as 'json'}.${text}`, { defaultValue: t(`files.other.${text}`) }),
  );
  return bridge.pickFile(title ?? '', kind ?? '', ending, name);
};

export const pickTargetFile = async (
  bridge: WritingBridge,
  name: string,
): Promise<PickedTarget | undefined> => {
  const place = await pickPlace(bridge, name);
  return place
    ? {
        name: place.path,
        single: true,
        write: async ({ bytes }) => void (await bridge.writeFile(place.token, place.name, bytes)),
        open: () => bridge.openPlace(place.token),
      }
    : undefined;
};

/** Saves a file. Replaces downloads in a browser. */
export const saveFile = async (
  bridge: WritingBridge,
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<boolean> => {
  try {
    const place = await pickPlace(bridge, name);
    if (!place) return false;
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await bridge.writeFile(place.token, place.name, bytes);
    showAlert({ type: 'success', title: t('saved'), message: place.path });
    return true;
  } catch (error) {
    alertFailure(error, 'saved');
    return false;
  }
};
