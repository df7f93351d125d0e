/** Strings about opening, following and deleting games. */
export const sources = {
  errors: {
    bundledNotFound: 'Platelayer has no bundled game "{{id}}". The bundled games are in the list.',
    noSystem: 'This browser cannot reopen files on your disk. Press Open File and choose the file.',
    noInternal: 'This browser does not let Platelayer keep copies of games. Bundled games work.',
    electronNotFound:
      'The file for this game was deleted or moved, or is no longer a game file. Open it from its new location.',
    noDesktop:
      'This address works only in the desktop application. Press Open File and choose the game file.',
    unknownType: 'This address is not valid: there are no "{{type}}" games.',
    permissionDenied:
      'The browser does not have permission to read the file. Open the game again and grant access.',
    notFound: 'This browser has no game with this address. Press Open File and choose the game file.',
    systemGone: 'The file for {{title}} was deleted or moved. Open it from its new location.',
    notAGame: 'File was not a valid Platelayer game',
    noDrop:
      'This browser does not let Platelayer read or store your files. Bundled games work. For your own games, use another browser.',
    deleteBundled: '{{title}} comes with Platelayer and cannot be deleted.',
    noEditor:
      'Could not open the file in your editor because platelayer serve has stopped or restarted. Open its address again.',
    storageRefused:
      'Platelayer cannot store files in this window, perhaps because it is a private one. Bundled games work. For your own files, open Platelayer in an ordinary window.',
    storageFull: "The browser's storage is full, so it cannot keep a copy of this game",
    storageFailed: "Could not read the browser's storage: {{reason}}",
  },
  /** Titles of error alerts, by the action that failed. */
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
    entry: '{{title}} was removed from the list. The file itself was not changed.',
  },
  refreshed: { title: 'Game Refreshed', message: '{{title}} was reloaded from its file' },
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
    gone: 'The file for {{title}} was deleted or moved. The last version is still shown. If the file reappears, Platelayer reads it again.',
    refused:
      'The browser no longer lets Platelayer read the file for {{title}}. The last version is still shown. Press r to grant access again.',
    unreadable: 'The file for {{title}} cannot be read: {{reason}} The last version is still shown.',
    stopped:
      'platelayer serve has stopped, so new saves of {{title}} do not appear. Start it again with the same file, and this page will follow it again.',
  },
  served: {
    gone: 'platelayer serve cannot find the file because it was deleted or moved.',
    stopped: 'platelayer serve has stopped, or is serving another game. Start it with this file.',
  },
  damaged: {
    title: 'Damaged games',
    message_one: 'One stored game could not be read. The file is kept until you save or discard it.',
    message_other:
      '{{count}} stored games could not be read. The files are kept until you save or discard them.',
    save: 'Save',
    discard: 'Discard',
  },
  newGame: { taken: '{{path}} already exists. Choose an empty folder.' },
  drop: { here: 'Drop to open', note: 'Game files (.json), zips and folders' },
  permission: {
    ask: 'Platelayer needs your permission to read {{title}}',
    note: 'The browser asks once after each start. The file is only read, never written.',
    grant: 'Grant access',
    back: 'Back to the list',
    thisFile: 'this file',
  },
} as const;
