import type { DocumentRights } from '../../../contract/files/document-rights.schema.ts';
import { rightsIcon } from './rights-icon.ts';

const DAY = '2999-12-24' as DocumentRights['opens_on'];

test.each([
  ['download', null, 'eye'],
  ['download', DAY, 'lock'],
  ['view', null, 'lock'],
  ['listed', null, 'lock'],
  ['hidden', null, 'eye-off'],
] as const)('%s, from %s: %s', (access, opens_on, icon) => {
  expect(rightsIcon({ access, opens_on, opens_early: false })).toBe(icon);
});
