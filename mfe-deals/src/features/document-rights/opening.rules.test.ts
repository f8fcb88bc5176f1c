import type { DocumentRights } from '@handover/shared/contract';
import { type Opening, openingOf, rightsOf } from './opening.rules.ts';

const DAY = '2026-12-24' as DocumentRights['opens_on'];

test.each<[Opening, boolean, DocumentRights['opens_on']]>([
  ['phase', false, null],
  ['phaseAndDay', false, DAY],
  ['now', true, null],
  ['day', true, DAY],
])('%s is early: %s, on %s, and back', (opening, opens_early, opens_on) => {
  const rights = { access: 'view', opens_early, opens_on } as const;
  expect(openingOf(rights)).toBe(opening);
  expect(rightsOf('view', opening, '2026-12-24')).toEqual(rights);
  expect(rightsOf('hidden', opening, '2026-12-24')).toEqual({
    access: 'hidden',
    opens_early: false,
    opens_on: null,
  });
});
