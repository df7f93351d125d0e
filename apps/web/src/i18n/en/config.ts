/** Texts of the configuration panel; titles and descriptions of the values themselves stand in their schema. */
export const config = {
  search: {
    label: 'Search settings',
    found_one: '{{count}} setting found',
    found_other: '{{count}} settings found',
    none: 'No setting has “{{query}}” in its name or description.',
    all: 'Show all settings',
  },
  sections: {
    unfold: 'Expand all',
    fold: 'Collapse all',
    changed_one: '{{count}} changed',
    changed_other: '{{count}} changed',
    pins: 'Pins of the die',
  },
  unit: {
    all: 'Unit of all lengths',
    one: '{{title}}, unit',
    inches: 'inches',
    mm: 'mm',
    px: 'px',
  },
  mark: {
    stored: 'changed',
    url: 'set by the address bar',
    game: 'set by this game',
    folder: 'wanted by this game',
    user: 'set by config.json',
    elsewhere: 'set elsewhere',
  },
  reset: {
    one: 'Reset {{title}}',
    override: 'Remove from the address',
  },
  urlWins:
    'Set by the address of this page. What you choose here applies once the address no longer sets it.',
  urlIgnored: 'The address is ignored: {{message}}',
  gameWins: 'Set by the file of this game.',
  error: {
    number: 'Must be a number.',
    whole: 'Must be a whole number.',
    between: 'Must be between {{least}} and {{most}}.',
    kept: '{{message}} Nothing was changed.',
  },
  theme: {
    swatches: 'Colours of {{name}}: {{colors}}',
    preview: 'Example hexes in these colours',
    unknown: '{{id}} (unknown)',
  },
  preset: {
    custom: 'Custom',
    size: '{{title}} ({{width}} × {{height}} {{unit}})',
    paper: { title: 'Paper Preset', help: 'Sets width and height together and keeps the margins.' },
    cards: {
      title: 'Card Preset',
      help: 'Sets width and height of all cards together.',
      die: 'The layout {{layout}} has a card size of its own. Card sizes apply in the layout Free.',
      free: 'Use the layout Free',
    },
  },
  link: {
    title: 'Settings of this link',
    text_one: 'This link brings a setting of its own: {{names}}. Yours are not changed.',
    text_other: 'This link brings {{count}} settings of its own: {{names}}. Yours are not changed.',
    more: '{{count}} more',
    keep: 'Keep them',
    leave: 'Use my own',
    kept: 'The settings of the link are now yours.',
  },
  data: {
    title: 'Data',
    reset: 'Reset To Defaults',
    resetHelp: 'Removes all settings of your own.',
    nothing: 'Nothing is changed: all settings are at their defaults.',
    stored: 'Settings are kept in the local storage of this browser.',
    words:
      'undo restore factory import export download save file config.json share send link url copy backup',
    link: 'Link',
    linkHelp:
      'A link to this page that brings these settings along. Whoever opens it can keep them or not. A game of your own is not in the link.',
    copyLink: 'Copy link with these settings',
    json: 'JSON',
    jsonHelp:
      'The settings that differ from the defaults. Save them as config.json to use them on the command line or on a local server.',
    download: 'Download config.json',
    import: 'Import config.json',
    refused_one: '{{name}} was not imported. It has a fault:',
    refused_other: '{{name}} was not imported. It has {{count}} faults:',
    more_one: 'and one more',
    more_other: 'and {{count}} more',
    done: { reset: 'All settings are reset.', import: 'The file has replaced your settings.' },
    undo: { last: 'Undo', reset: 'Undo reset', import: 'Undo import', link: 'Undo keeping' },
    damaged:
      'Earlier settings could not be read completely. Their text is kept until you save or discard it.',
    save: 'Save',
    discard: 'Discard',
  },
} as const;
