/** The tokens of `shared/design/ui/styles/tokens.css` that mails use: no mail program reads a variable. A test compares them. */
export const COLOURS = {
  light: {
    paper: '#faf7f0',
    surface: '#fffdf9',
    ink: '#0f2e33',
    'ink-soft': '#48605f',
    hairline: '#e3dccd',
    'control-line': '#7e8b88',
    accent: '#ab4620',
    'on-accent': '#ffffff',
  },
  dark: {
    paper: '#0d1719',
    surface: '#132124',
    ink: '#efe9dd',
    'ink-soft': '#b0bbb7',
    hairline: '#26373a',
    'control-line': '#6f8384',
    accent: '#e88e60',
    'on-accent': '#210f06',
  },
} as const;

export type Colour = keyof (typeof COLOURS)['light'];
