import { aimOf, toNewProfile, wayOn } from './way-on.ts';

test.each([
  ['/opportunities/1?modal=get-access', '/opportunities/1?modal=get-access'],
  ['//elsewhere.example', undefined],
  ['/user-details', undefined],
  ['/', undefined],
  [null, undefined],
])('who had asked for %s is led on to %s', (asked, leadsTo) => {
  const [, { state }] = toNewProfile(asked);
  expect(wayOn(state)).toBe(leadsTo);
});

test.each([null, undefined, 'text', { next: 7 }])('the state %p of another page leads nowhere', (state) =>
  expect(wayOn(state)).toBeUndefined(),
);

test.each([
  ['/user-companies/edit/create', 'company'],
  ['/user-opps/edit/create?type=buy', 'opportunity'],
  ['/opportunities/1?modal=get-access&opportunity=1', 'access'],
  ['/opportunities/1', 'page'],
] as const)('the aim of %s is %s', (path, aim) => expect(aimOf(path)).toBe(aim));
