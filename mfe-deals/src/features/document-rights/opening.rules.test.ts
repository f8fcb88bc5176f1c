import type { DocumentRights } from '@handover/shared/contract';
import { type Choice, type Opening, openingOf, rightsOf } from './opening.rules.ts';

const DAY = '2026-12-24' as DocumentRights['opens_on'];

test.each<[Opening, boolean, DocumentRights['opens_on']]>([
  ['phase', false, null],
  ['phaseAndDay', false, DAY],
  ['now', true, null],
  ['day', true, DAY],
])('%s is early: %s, on %s, and back', (opening, opens_early, opens_on) => {
  const rights = { access: 'view', opens_early, opens_on } as const;
  expect(openingOf(rights)).toBe(opening);
  expect(rightsOf('view', opening, '2026-12-24', false)).toEqual(rights);
  expect(rightsOf('hidden', opening, '2026-12-24', true)).toEqual({
    access: 'hidden',
    opens_early: false,
    opens_on: null,
  });
});

test.each<[Choice, Opening, boolean, Choice | null]>([
  ['inherited', 'now', false, null],
  ['download', 'phase', true, null],
  ['download', 'now', true, 'download'],
  ['view', 'phase', true, 'view'],
  // In a folder, and in several, it is what is chosen.
  ['download', 'phase', false, 'download'],
])('%s, %s, at the top: %s, is sent as %s', (access, opening, isAtTop, sent) => {
  expect(rightsOf(access, opening, '', isAtTop).access).toBe(sent);
});
