import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModalName } from '../../kernel/modals/modal-map.ts';
import { shellModals } from './shell-modals.ts';

/** The compiler checks that these are exactly the names of the map. */
const names: Record<ModalName, true> = {
  confirm: true,
  closed: true,
  'document-preview': true,
  'range-date-picker': true,
  'change-password': true,
  'oauth-submit': true,
  'change-email': true,
  'confirm-identity': true,
  'set-up-codes': true,
  'add-passkey': true,
  'use-code': true,
  'change-delegation': true,
  palette: true,
  'person-measure': true,
  'decide-report': true,
  'close-account': true,
  'remove-company': true,
  'get-access': true,
  'own-agreement': true,
  'house-agreement': true,
  'save-search': true,
  'report-listing': true,
  filters: true,
  'background-image': true,
  'request-accept': true,
  'request-decline': true,
  'request-ask': true,
  'request-answer': true,
  'deal-action': true,
  'loi-submit': true,
  'loi-upload': true,
  'loi-counter': true,
  'counter-decline': true,
  'bid-date': true,
  'document-rights': true,
  'room-watermark': true,
  'diligence-template': true,
  'closing-template': true,
  'document-folder': true,
  'move-documents': true,
  'loi-accept': true,
  'loi-decline': true,
  'deal-qa': true,
};
const root = join(__dirname, '../../..');
const owners = [
  ...Object.keys(shellModals),
  ...globSync('mfe-*/src/remote.json', { cwd: root }).flatMap(
    (path): string[] => JSON.parse(readFileSync(join(root, path), 'utf8')).modals,
  ),
];

test('every modal of the map has exactly one owner, and every owned modal is in the map', () => {
  expect(owners.toSorted()).toEqual(Object.keys(names).toSorted());
});
