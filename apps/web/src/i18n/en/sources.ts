/** Where games come from. */
export const sources = {
  errors: {
    bundledNotFound: 'No game called "{{id}}" comes with Platelayer. The list has those that do.',
    noSystem: 'This browser cannot find a file on your disk again. Press Open File and choose it.',
    noInternal: 'This browser does not let Platelayer keep copies of games. Bundled games work.',
    electronNotFound:
      'The file of this game was deleted or moved, or is no game any more. Open it from where it is now.',
    noDesktop:
      'This address works in the desktop application only. Press Open File and choose the file of the game.',
    unknownType: 'This is not the address of a game: there are no "{{type}}" games.',
    permissionDenied:
      'The browser was not allowed to read the file. Open the game again to be asked once more.',
    notFound: 'This browser has no game with this address. Press Open File and choose its file.',
    systemGone: 'The file of {{title}} was deleted or moved. Open it from where it is now.',
    notAGame: 'File was not a valid Platelayer game',
    noDrop:
      'This browser lets Platelayer neither read nor keep your files. Bundled games work; for your own, use another browser.',
    deleteBundled: '{{title}} comes with Platelayer and cannot be deleted.',
    noEditor:
      'The file could not be opened in your editor: platelayer serve has stopped or was started again. Open its address again.',
    storageRefused:
      'This window does not let Platelayer keep files, as private windows do. Bundled games work; for your own files, open Platelayer in an ordinary window.',
    storageFull: "There is no room left in the browser's storage for a copy of this game",
    storageFailed: "The browser's storage could not be read: {{reason}}",
  },
  /** Titles of failures, by what was tried. */
  failed: {
    opened: 'Not opened',
    listed: 'Games not listed',
    refreshed: 'Not refreshed',
    saved: 'Not saved',
    deleted: 'Not deleted',
    exported: 'Not exported',
  },
  loaded: { title: 'Game Loaded', message: '{{title}} loaded' },
  deleted: {
    title: 'Game Deleted',
    copy: 'The copy of {{title}} in this browser was deleted',
    entry: '{{title}} was taken off the list. Its file is untouched.',
  },
  refreshed: { title: 'Game Refreshed', message: '{{title}} was read again from its file' },
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
    unreadable: 'The file of {{title}} cannot be read: {{reason}} The last version is still shown.',
    stopped:
      'platelayer serve has stopped, so new saves of {{title}} do not appear. Start it again with the same file, and this page follows it again.',
  },
  served: {
    gone: 'platelayer serve cannot find the file: it was deleted or moved.',
    stopped: 'platelayer serve has stopped, or serves another game. Start it with this file.',
  },
  damaged: {
    title: 'Damaged games',
    message_one: 'One stored game could not be read. Its text is kept until you save or discard it.',
    message_other:
      '{{count}} stored games could not be read. Their texts are kept until you save or discard them.',
    save: 'Save',
    discard: 'Discard',
  },
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
