import type { MockFacts } from '../../../mock-host/facts.ts';

/** Reloads a script without which the page stays empty: the server may have dropped the request while it was busy with a build. */
const RELOAD = 'setTimeout(() => location.reload(), 1000)';

/**
 * What Fast Refresh calls in every module. Its plugin puts others in their place; a module in which it did not would throw, and leave the
 * page empty.
 */
const REFRESH = 'self.$RefreshReg$ = () => {}; self.$RefreshSig$ = () => (type) => type;';

/** The html of every page. */
export function renderPage(facts: MockFacts, files: string[]): string {
  const styles = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script src="/${file}" defer onerror="${RELOAD}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">
<meta name="color-scheme" content="light dark">
<title>${facts.remote} alone</title>
<link rel="icon" href="data:,">
${styles.join('')}
<script type="application/json" id="mock-host">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<script>${REFRESH}</script>
${scripts.join('')}
</head>
<body><div id="root"></div></body>
</html>`;
}
