import { APP_MANIFEST, TOUCH_ICON } from './addresses.ts';
import { PAPER } from './app-manifest.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const themeColor = (scheme: Scheme, media = '') =>
  `<meta name="theme-color" content="${PAPER[scheme]}"${media}>`;

/** The icon of the tab is a file of the host's release; an older release has none. Without a chosen scheme, the system's applies. */
export const iconTags = (icon: string | null, chosen: Scheme | undefined): string =>
  [
    `<link rel="icon" href="${icon ?? 'data:,'}"${icon ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="apple-touch-icon" href="${TOUCH_ICON}">`,
    `<link rel="manifest" href="${APP_MANIFEST}">`,
    ...(chosen
      ? [themeColor(chosen)]
      : SCHEMES.map((scheme) => themeColor(scheme, ` media="(prefers-color-scheme: ${scheme})"`))),
  ].join('\n');
