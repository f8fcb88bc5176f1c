import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COLOURS } from './colours.ts';

const css = readFileSync(new URL('../../../../shared/design/ui/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('[data-mantine-color-scheme="dark"]');

for (const [scheme, tokens] of [
  ['light', light],
  ['dark', dark],
] as const)
  test(`the ${scheme} colours of mails are those of the pages`, () => {
    for (const [name, colour] of Object.entries(COLOURS[scheme]))
      assert.equal(new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1], colour, name);
  });
