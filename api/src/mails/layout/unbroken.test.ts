import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unbroken } from './unbroken.ts';

// ~ is a blank that does not break, = such a hyphen.
for (const [text, shown] of [
  ['until the end of 14 March 2026 in Paris', 'until the end of 14~March~2026 in Paris'],
  ['jusqu’au 9 sept. 2026 inclus', 'jusqu’au 9~sept.~2026 inclus'],
  ['le 1er février 2026', 'le 1er~février~2026'],
  ['votre adresse e-mail', 'votre adresse e=mail'],
  ['E-mails', 'E=mails'],
  ['3 new questions, 20 rue-mail', '3 new questions, 20 rue-mail'],
  ['2026-03-14', '2026-03-14'],
] as const)
  test(`“${text}” breaks at other places`, () =>
    assert.equal(unbroken(text), shown.replaceAll('~', '\u00a0').replaceAll('=', '\u2011')));
