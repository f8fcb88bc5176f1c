import { readAim } from '@handover/shared/forms';
import { createTestPlatform } from '@handover/shared/testing';
import { aimOf, toNewProfile } from './way-on.ts';

test.each([
  ['/opportunities/1?modal=get-access', '/opportunities/1?modal=get-access'],
  ['//elsewhere.example', undefined],
  ['/user-details', undefined],
  ['/', undefined],
  [null, undefined],
])('who had asked for %s is led on to %s', (asked, leadsTo) => {
  const { drafts } = createTestPlatform({ signedIn: true });
  expect(toNewProfile(drafts, asked)[0]).toBe('/user-details');
  expect(readAim(drafts)).toBe(leadsTo);
});

test.each([
  ['/user-companies/edit/create', 'company'],
  ['/user-opps/edit/create?type=buy', 'mandate'],
  ['/user-opps/edit/create?type=sell', 'sale'],
  ['/opportunities/1?modal=get-access&opportunity=1', 'access'],
  ['/firm?invitation=mailed', 'firm'],
  ['/opportunities/1', 'page'],
] as const)('the aim of %s is %s', (path, aim) => expect(aimOf(path)).toBe(aim));
