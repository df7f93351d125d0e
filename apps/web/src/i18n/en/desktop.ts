/** Strings that only the desktop application shows. */
export const desktopTexts = {
  /** Replacements for the strings shown in a browser, by namespace. */
  instead: {
    frame: { download: 'Save', buttons: { print: 'Save as PDF' } },
    config: {
      data: { stored: 'Settings are stored by this application.', download: 'Save config.json' },
    },
    pages: {
      started: {
        description:
          'To print a game, <games>open one</games>, choose a component and press Save as PDF. To make your own, follow <first>your first game in 20 minutes</first>. The <started>help pages</started> explain the rest.',
      },
      analytics: {
        absent:
          'This application collects no statistics. Your games, files and settings stay on this computer.',
      },
    },
    sources: { drop: { note: 'Game files (.json)' } },
    games: {
      own: {
        system:
          'Open a game file and keep editing it: every save is shown within a second. Files are only read, never written.',
      },
    },
  },
  pushed: { title: 'Game Loaded', message: '{{title}} loaded' },
  saved: 'File Saved',
  /** Titles and file types of the system's save dialogs, by file extension. */
  files: {
    json: { title: 'Save JSON', kind: 'JSON File' },
    pdf: { title: 'Save PDF', kind: 'PDF Document' },
    png: { title: 'Save Picture', kind: 'PNG Image' },
    svg: { title: 'Save Picture', kind: 'SVG Image' },
    zip: { title: 'Save Zip', kind: 'Zip Archive' },
    other: { title: 'Save File', kind: 'File' },
  },
  app: {
    title: 'App Information',
    versions: 'Versions',
    system: 'Operating system',
    shell: 'Desktop shell',
    engine: 'Browser engine',
    app: 'Platelayer',
    loading: 'Loading…',
    failed: 'Could not reach the desktop application: {{reason}}',
    retry: 'Try again',
    updates: {
      title: 'Updates',
      none: 'Platelayer has not checked for updates yet.',
      checking: 'Checking for updates…',
      latest: 'No updates found. {{version}} is the latest version.',
      error: 'No updates found. The latest version is unknown.',
      dev: 'Updates are disabled in development builds.',
      available: '{{version}} is available.',
      check: 'Check for updates',
      download: 'Download and install update',
      downloading: 'Downloading the update: {{percent}}%',
    },
    restart: {
      title: 'Install {{version}}?',
      message: 'Platelayer will download and install the update, then reopen this page.',
      exporting: 'An export is running. Restarting cancels it.',
      cancel: 'Not now',
      install: 'Download and restart',
    },
    config: {
      title: 'Configuration file',
      description:
        'This file remembers the files you have opened, the games you viewed last, and the page you were on when you closed the window. It does not contain your settings.',
      path: 'Path',
      copy: 'Copy path',
      content: 'Contents of the configuration file',
    },
  },
} as const;
