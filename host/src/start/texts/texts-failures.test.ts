import { buildReleaseSet } from '@handover/shared/testing/node';
import { textsFailures } from './texts-failures.ts';

test.each([
  ['deals', '/r/mfe-deals/1.0.0-b/locales/fr.json: TypeError', 'HR-701 mfe-deals 1.0.0-b'],
  ['deals', '/r/mfe-deals/1.0.0-a/locales/fr.json: TypeError', 'HR-701 mfe-deals 1.0.0-a'],
  ['common', '/r/host/1.0.0/locales/fr.common.json: TypeError', 'HR-701 host 1.0.0'],
  ['deals', 'http://localhost:8080/locales/fr.json: TypeError', 'HR-701 mfe-deals 1.0.0-b'],
])('texts of %s: %s is reported once, as %s', (namespace, message, expected) => {
  const reported: string[] = [];
  const tell = textsFailures(buildReleaseSet(), ({ message }) => reported.push(message));
  tell(namespace, new Error(message));
  tell(namespace, new Error(message));
  expect(reported).toEqual([`${expected}: ${message}`]);
});
