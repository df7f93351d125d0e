/** Where games come from. */
export const sources = {
  errors: {
    bundledNotFound: 'Bundled game {{id}} not found',
    noSystem: "Your browser doesn't support loading games from your file system",
    noInternal: "Your browser doesn't support loading games from the private internal file system",
    electronNotFound: 'Electron game {{id}} not found or was not a valid Platelayer game',
    noDesktop: "Your browser doesn't support loading games from the file system",
    unknownType: 'Unknown game type {{type}}',
    permissionDenied: 'Permission denied',
    systemNotFound: 'System game {{id}} not found',
    systemGone: 'System game {{id}} not found, most likely the file has been deleted or moved',
    notAGame: 'File was not a valid Platelayer game',
    noDrop: 'Your browser does not support dropping files',
    deleteBundled: 'Cannot delete bundled game: {{title}}',
    noEditor:
      'The file could not be opened in your editor: platelayer serve has stopped or was started again. Open its address again.',
    storageRefused:
      'This window does not let Platelayer keep files, as private windows do. Bundled games work; for your own files, open Platelayer in an ordinary window.',
    storageFull: "There is no room left in the browser's storage for a copy of this game",
    storageFailed: "The browser's storage could not be read: {{reason}}",
  },
  loaded: { title: 'Game Loaded', message: '{{type}} game {{title}} loaded' },
  deleted: { title: 'Game Deleted', message: '{{type}} game {{title}} deleted' },
  refreshed: { title: 'Game Refreshed', message: '{{title}} refreshed from file system' },
  broken: {
    title: 'Not reloaded',
    notOpened: '{{file}} was not opened',
    severalNotOpened: '{{count}} files were not opened',
    more: '… and {{count}} more.',
    file: 'The file',
    place: 'Line {{line}}, column {{column}}: {{reason}}',
    still: 'Still showing the last good version.',
  },
  lost: {
    title: 'File no longer followed',
    gone: 'The file of {{title}} was deleted or moved. The version that was read last is still shown; a new file at the same place is read again.',
    refused:
      'The browser no longer lets Platelayer read the file of {{title}}. The version that was read last is still shown. Press r to grant access again.',
  },
  damaged: {
    title: 'Damaged games',
    message_one: 'One stored game could not be read. Its text is kept until you save or discard it.',
    message_other:
      '{{count}} stored games could not be read. Their texts are kept until you save or discard them.',
    save: 'Save',
    discard: 'Discard',
  },
  types: { bundled: 'Bundled', system: 'System', internal: 'Internal', electron: 'Electron' },
  newGame: { taken: '{{path}} is there already. Choose an empty folder.' },
  drop: { here: 'Drop to open', note: 'Game files (.json), zips and folders' },
  permission: {
    ask: 'Platelayer needs your permission to read {{title}}',
    note: 'The browser asks once after each start. The file is only read, never written.',
    grant: 'Grant access',
    back: 'Back to the list',
    thisFile: 'this file',
  },
} as const;
