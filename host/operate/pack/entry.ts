/** What `node handover.mjs` runs: an older Node says what it needs, before it loads what it can't. */
export const ENTRY = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error('Handover needs Node 24 or newer, and runs on ' + process.version + '.');
  process.exit(1);
}
await import('./host/operate/handover.js');
`;
