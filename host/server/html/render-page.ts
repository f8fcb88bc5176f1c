import type { ReleaseSet, RouteMatch } from '@handover/shared/federation';
import type { Preferences } from './preferences.ts';
import { preloadHints } from './preload-hints.ts';

interface PageFacts {
  set: ReleaseSet;
  nonce: string;
  match: RouteMatch | undefined;
  preferences: Preferences;
}

const description = {
  en: 'Where businesses change hands: buy and sell companies, step by step.',
  fr: 'Là où les entreprises changent de mains : achetez et vendez des sociétés, étape par étape.',
};

// Runs before the first paint, so that a reader of the dark never sees a white page.
const followSystem =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

/** The html of every page. The app reads the release set, and the nonce for its own styles, from `#release-set`. */
export function renderPage({ set, nonce, match, preferences: { language, colorScheme } }: PageFacts): string {
  const { host } = set;
  const scheme = colorScheme ? ` data-mantine-color-scheme="${colorScheme}"` : '';
  const styles = host.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const scripts = host.scripts.map((url) => `<script src="${url}" defer></script>`).join('');
  const icon = host.icon ? `<link rel="icon" href="${host.icon}">` : '<link rel="icon" href="data:,">';
  return `<!doctype html>
<html lang="${language}"${scheme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme ?? 'light dark'}">
<title>Handover</title>
<meta name="description" content="${description[language]}">
${icon}${colorScheme ? '' : `<script nonce="${nonce}">${followSystem}</script>`}
${preloadHints(set, match)}
${styles}
<script type="application/json" id="release-set" nonce="${nonce}">${inScript(set)}</script>
${scripts}
</head>
<body><div id="root"></div></body>
</html>`;
}

/** JSON that can't end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
