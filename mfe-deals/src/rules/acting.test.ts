import type { ActingFor } from '@handover/shared/contract';
import { buildActingFor } from '@handover/shared/testing/node';
import { mayAs } from './acting.ts';

const by = (right: ActingFor['right'], may_accept = false) => buildActingFor({ right, may_accept });

test.each([
  ['for oneself', undefined, 'accept', true],
  ['who reads', by('read'), 'ask', false],
  ['who asks', by('ask'), 'ask', true],
  ['who asks', by('ask'), 'edit', false],
  ['who edits', by('edit'), 'edit', true],
  ['who edits', by('edit'), 'negotiate', false],
  ['who negotiates', by('negotiate'), 'negotiate', true],
  ['who negotiates', by('negotiate'), 'accept', false],
  ['who was let accept', by('negotiate', true), 'accept', true],
] as const)('%s (%#) may %3$p', (_, actingFor, needed, expected) => {
  expect(mayAs(actingFor, needed)).toBe(expected);
});
