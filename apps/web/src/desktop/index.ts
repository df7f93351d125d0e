/** Files, exports and updates of the desktop application, through the bridge of its host (98.10). */

import { alertFailure } from '../sources/alerts.ts';
import type { Bridge } from './bridge.ts';
import type { Desktop } from './desktop.ts';
import { exportTo, orderExport, savePdf } from './export.ts';
import { HostEvents } from './host-events.ts';
import { desktopOpening } from './opening.ts';
import { canWrite, saveFile } from './places.ts';
import { desktopSource } from './source.ts';

export const createDesktop = (bridge: Bridge): Desktop => {
  const facts: Record<string, string> = {};
  bridge.loadPlatformAndVersions().then(
    ({ platform, versions }) =>
      Object.assign(facts, { appVersion: versions.app, osVersion: versions.system, os: platform }),
    // The App page reports the error.
    () => undefined,
  );
  return {
    ...desktopOpening(bridge),
    source: desktopSource(bridge),
    addRecent: (title, slug) => bridge.addRecent(title, slug),
    orderExport: (task) => orderExport(bridge, task),
    savePdf: () => savePdf(bridge),
    ...(canWrite(bridge) && {
      saveFile: (name, content) => saveFile(bridge, name, content),
      exportTo: (task) => exportTo(bridge, task),
    }),
    ...(bridge.setBusy && { setBusy: bridge.setBusy }),
    ...(bridge.openInEditor && {
      openInEditor: (id, line) =>
        void bridge.openInEditor?.(id, line).catch((error: unknown) => alertFailure(error)),
    }),
    facts,
    Events: HostEvents,
  };
};
