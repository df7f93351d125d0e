import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Signal red, only for the primary action. */
const signal: MantineColorsTuple = [
  '#fdeeeb',
  '#f8d9d3',
  '#efb1a6',
  '#e68575',
  '#d95f4c',
  '#c84734',
  '#b3301f',
  '#9a2718',
  '#7f1f13',
  '#65180e',
];

/** Slate, the secondary colour. */
const slate: MantineColorsTuple = [
  '#eef1f3',
  '#dbe1e5',
  '#b8c4cb',
  '#93a5af',
  '#738995',
  '#5a717e',
  '#465b67',
  '#384a54',
  '#2b3a43',
  '#222b33',
];

/** Warm paper greys. The seventh is for dimmed text, and readable on the background. */
const gray: MantineColorsTuple = [
  '#f7f5f0',
  '#efece5',
  '#e4e0d7',
  '#d3cec3',
  '#b9b4a9',
  '#8d877b',
  '#67625a',
  '#504c45',
  '#3a3732',
  '#26241f',
];

const dark: MantineColorsTuple = [
  '#e8e6e1',
  '#d0cdc6',
  '#b5b1a9',
  '#8f8d88',
  '#585e65',
  '#454b52',
  '#32373c',
  '#1b1e21',
  '#16181b',
  '#101214',
];

export const theme = createTheme({
  colors: { signal, slate, gray, dark },
  primaryColor: 'signal',
  primaryShade: 6,
  black: '#222b33',
  fontFamily: 'Lato, system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, monospace',
  headings: { fontFamily: 'Bitter, Georgia, serif' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // The breakpoints of 98.4.2, at 16 px to the em.
  breakpoints: { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em' },
  components: {
    // A menu stays in the landmark of its button, and its first entry gets the focus.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
    // The header of a dialog is not a banner landmark. Dialogs are above the top bar and the settings, and popovers above dialogs.
    Modal: { defaultProps: { zIndex: 300, attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { zIndex: 300, attributes: { header: { role: 'presentation' } } } },
    Popover: { defaultProps: { zIndex: 310 } },
    Tooltip: { defaultProps: { zIndex: 310 } },
  },
});

/** Replaces Mantine's plain white and black surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#f7f5f0',
    '--mantine-color-error': '#a32a1a',
    '--mantine-color-placeholder': 'var(--quiet)',
    // Also readable on the page background.
    '--mantine-color-anchor': '#a32a1a',
  },
  dark: {
    '--mantine-color-body': '#1b1e21',
    '--mantine-color-error': '#f08a78',
    '--mantine-color-placeholder': 'var(--quiet)',
    '--mantine-color-anchor': '#f08a78',
  },
});
