/** Texts of the home page, the galleries and the help pages. */
export const pages = {
  title: 'Platelayer',
  tagline: 'Print-ready components for 18xx railway games, drawn from one game file.',
  important: 'Important',
  piracy:
    'Do not print games you have no licence to print. Support the designers, developers and publishers who make them.',
  hero: {
    example: 'Look at {{game}}',
    games: 'All games',
    first: 'Your first game in 20 minutes',
    art: 'Tiles drawn by Platelayer',
  },
  about: {
    title: 'About',
    what: 'Platelayer reads the definition of a game, a single JSON file, and draws everything that goes into the box: map, tiles, tokens, cards, charters, stock market, par chart and revenue track, ready to print and cut.',
    why: 'It began as a tool for personal print-and-play projects. Today it is mostly used to prototype new games: change the file, look at the sheets, print them, play, and change the file again.',
  },
  desktop: {
    title: 'Desktop application',
    description:
      'The desktop application has the same interface with better file support, and is recommended for authors of games: open a file once, edit it in any editor and see every save, and export PDF and PNG files straight into a folder.',
    download: 'Download the desktop application',
  },
  started: {
    title: 'Getting started',
    description:
      'To print a game, <games>open one</games>, choose a component and press Print. To make one of your own, follow <first>your first game in 20 minutes</first>. The <started>help pages</started> explain the rest.',
  },
  community: {
    title: 'Community',
    description: 'Questions, ideas and games in progress are welcome in the <chat>chat</chat>.',
  },
  donations: {
    title: 'Sponsor',
    description: 'Platelayer is free. If it saves you an evening, you can support it through:',
  },
  credits: {
    title: 'Credits',
    description: 'The <code>source code</code> is open to read, to use and to improve.',
    built:
      'Built with React, Mantine, i18next and Vite. Text is shaped by HarfBuzz and set in Bitter, Lato, Yrsa and Source Sans.',
    hosting: 'Hosted by <host>{{name}}</host>.',
  },
  license: {
    title: 'Licence',
    description: 'The code is under the <license>MIT licence</license>.',
    games:
      'That licence does not cover the games. They belong to their authors and are shown with permission of their publishers or designers.',
    permission:
      'Copies for personal print-and-play are allowed. Questions about the licence of a game go to its publisher or designer.',
  },
  analytics: {
    title: 'Analytics',
    description:
      'This site counts visits with a service on its own server: how people come here and which features they use. It keeps no personal data, sets no cookie, and learns nothing about games or files. A browser that asks not to be tracked is not counted.',
    absent: 'This site collects no statistics. Your games, files and settings stay in your browser.',
  },
  elements: {
    group: 'Group',
    copy: 'Copy {{name}}',
    copied: 'Copied',
    json: 'JSON of {{name}}',
    failed: 'The gallery could not be drawn: {{reason}}',
    retry: 'Try again',
    atoms: {
      title: 'Map Elements',
      page: {
        description:
          'Everything a hex can show, with the JSON that draws it. Copy an example into your own map or tile and change it from there.',
      },
    },
    tiles: {
      title: 'Tiles',
      page: {
        description:
          'The standard catalogue. A game takes a tile by writing its id and a number under <code>tiles</code>.',
      },
      pasted: {
        title: 'A tile of 18xx.games',
        notation: 'Its notation',
        color: 'Colour of the tile',
        colors: {
          white: 'White',
          yellow: 'Yellow',
          green: 'Green',
          brown: 'Brown',
          gray: 'Grey',
          red: 'Red',
          blue: 'Blue',
        },
      },
      filter: {
        title: 'Filter',
        all: 'All',
        none: 'None',
        color: 'Colour',
        id: 'Tile ID',
        idHint: 'starts with',
        includes: 'Includes',
        town: 'Town',
        city: 'City',
        revenues: 'Revenue',
        from: 'Revenue from',
        to: 'Revenue to',
        range: 'Revenue from {{low}} to {{high}}',
        reset: 'Clear filters',
      },
      colors: {
        yellow: 'Yellow',
        green: 'Green',
        brown: 'Brown',
        gray: 'Grey',
        'green/brown': 'Green / Brown',
        'brown/gray': 'Brown / Grey',
        water: 'Water',
        offboard: 'Offboard',
        none: 'No colour',
      },
      matches_one: '{{count}} tile of {{total}}',
      matches_other: '{{count}} tiles of {{total}}',
      nothing: 'No tiles match',
      nothingHint: 'Try another colour, a shorter id or a wider range of revenues.',
      pager: 'Pages of tiles',
      page_number: 'Page {{page}}',
      previous: 'Previous page',
      next: 'Next page',
      tile: {
        title: 'Tile {{id}}',
        close: 'Close tile',
        svg: 'Save as SVG',
        png: 'Save as PNG',
        games: 'Games with this tile',
        noGames: 'None of the bundled games has it.',
      },
    },
    logos: {
      title: 'Company Logos',
      page: { description: 'Logos for the tokens, charters and shares of companies.' },
      mode: 'Colours',
      modes: {
        match: 'Theme colours (match)',
        main: 'Company colour (main)',
        original: 'As drawn (original)',
        reverse: 'Reverse and reserved tokens',
      },
      color: 'Company colour',
      use: {
        title: 'Using a logo',
        how: 'A company names its logo by group and name:',
        own: 'Put logos of your own into a folder beside the game file.',
        docs: 'More about logos',
        names_one:
          'Game files may also use {{count}} name from {{groups}} other groups. Platelayer has no picture for it, so the company shows its abbreviation.',
        names_other:
          'Game files may also use {{count}} names from {{groups}} other groups. Platelayer has no pictures for these, so the company shows its abbreviation unless the game comes with a picture.',
      },
    },
  },
  docs: {
    loading: 'Loading…',
    failed: 'This page could not be loaded: {{reason}}',
    retry: 'Try again',
    drawing: 'Drawing of this JSON',
    code: '{{language}} example',
    callouts: {
      note: 'Note',
      tip: 'Tip',
      important: 'Important',
      warning: 'Warning',
      caution: 'Caution',
    },
    fields: {
      search: 'Find a field',
      searchHint: 'name of a field or word of its description',
      field: 'Field',
      type: 'Type',
      meaning: 'Meaning',
      required: 'required',
      file: 'The file',
      fileHint: 'The fields at the top level of a game file.',
      nothing: 'No field matches “{{text}}”',
      matches_one: '{{count}} field',
      matches_other: '{{count}} fields',
    },
    settings: {
      search: 'Find a setting',
      searchHint: 'name of a setting or word of its description',
      setting: 'Setting',
      values: 'Values',
      meaning: 'Meaning, and how to set it in an address',
      default: 'Default:',
      noControl: 'not in the panel',
      nothing: 'No setting matches “{{text}}”',
      matches_one: '{{count}} setting',
      matches_other: '{{count}} settings',
      types: {
        boolean: '`true` or `false`',
        string: 'text',
        number: 'a number',
        integer: 'a whole number',
        array: 'whole numbers with commas between them',
      },
      atLeast: '{{bound}} or more',
      moreThan: 'more than {{bound}}',
      units: { units: 'in hundredths of an inch', px: 'in pixels, 96 to the inch' },
    },
  },
} as const;
