import { ICONS } from './addresses.ts';

/** The colours of `--paper`, light and dark (`shared/design/ui/styles/tokens.css`). */
export const PAPER = { light: '#faf7f0', dark: '#0d1719' };

/** The web app manifest, for the home screen of a phone. It has no text but the name, so it is the same in both languages. */
export const appManifest = {
  id: '/',
  name: 'Handover',
  short_name: 'Handover',
  start_url: '/',
  display: 'minimal-ui',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  icons: ICONS,
};
