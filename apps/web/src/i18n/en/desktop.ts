/** Texts of the desktop application alone. */
export const desktopTexts = {
  /** What these places say instead of the texts that a browser shows, by namespace. */
  instead: {
    frame: { download: 'Save', buttons: { print: 'Save as PDF' } },
    config: {
      data: { stored: 'Settings are kept by this application.', download: 'Save config.json' },
    },
    pages: {
      started: {
        description:
          'To print a game, <games>open one</games>, choose a component and press Save as PDF. To make one of your own, follow <first>your first game in 20 minutes</first>. The <started>help pages</started> explain the rest.',
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
  /** Titles of the system's save dialogs and what they call the kind of file, by ending. */
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
    loading: 'Asking the application…',
    failed: 'The application could not be asked: {{reason}}',
    retry: 'Try again',
    updates: {
      title: 'Updates',
      none: 'There was no check for updates yet.',
      checking: 'Checking for updates…',
      latest: 'No updates found. {{version}} is the latest version.',
      error: 'No updates found. The latest version is unknown.',
      dev: 'Updates are disabled in development builds.',
      available: '{{version}} is available.',
      check: 'Check for updates',
      download: 'Download and install update',
      downloading: 'Downloading the update: {{percent}} %',
    },
    restart: {
      title: 'Install {{version}}?',
      message: 'The update is downloaded and installed. Platelayer then restarts on the page where you are.',
      exporting: 'An export is under way. The restart would end it.',
      cancel: 'Not now',
      install: 'Download and restart',
    },
    config: {
      title: 'Configuration file',
      description:
        'The application remembers here which files you have opened, the games you looked at last, and the page where you closed the window. Your settings are not in it.',
      path: 'Path',
      copy: 'Copy path',
      content: 'Content of the configuration file',
    },
  },
} as const;
