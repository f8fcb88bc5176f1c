import { toNewProfile, wayOn } from './way-on.ts';

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
