/** @jest-environment jsdom */
import { createTestPlatform } from '../../testing/index.ts';
import type { Platform } from '../platform/index.ts';

const tokensOf = (person: string) => ({
  access: `x.${btoa(JSON.stringify({ sub: person }))}.y`,
  refresh: 'r',
});
type Step = (platform: Platform) => unknown;
const signIn =
  (person: string): Step =>
  ({ session }) =>
    session.signIn(tokensOf(person));
const signOut: Step = ({ session }) => session.signOut();
const expire: Step = ({ session }) => session.expire();
const type =
  (text: string): Step =>
  ({ drafts }) =>
    drafts.of('contact').write(text);
/** The next tab of this browser, which has a `sessionStorage` of its own; the cookies ended with the last one. */
const openTab: Step = () => sessionStorage.clear();

/** Whoever types types 'mine' first. */
test.each<[string, Step[], string | undefined]>([
  ['a visitor finds it in this tab', [], 'mine'],
  ['a visitor does not find it in another tab', [openTab], undefined],
  ['who signs in takes it along', [signIn('1')], 'mine'],
  ['who signs in takes it along, to other tabs, too', [signIn('1'), openTab], 'mine'],
  ['who has signed in and out leaves nothing', [signIn('1'), signOut], undefined],
  ['who signs in afterwards finds nothing of it', [signIn('1'), signOut, signIn('2')], undefined],
  [
    'who has typed more as a user keeps that',
    [signIn('1'), type('more'), expire, type('again'), signIn('1')],
    'more',
  ],
  [
    'what is left then goes, too, at sign-out',
    [signIn('1'), expire, type('again'), signIn('1'), signOut],
    undefined,
  ],
  ['a visitor types on after a session has expired', [signIn('1'), expire, type('again')], 'again'],
])('of a visitor: %s', (_, steps, found) => {
  const platform = createTestPlatform();
  platform.start();
  for (const step of [type('mine'), ...steps]) step(platform);
  expect(platform.drafts.of('contact').read()).toBe(found);
  if (!found) expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/mine|again/);
});

test.each<[string, Step[], string | undefined]>([
  ['is found in every tab', [openTab], 'mine'],
  ['is found again after the session has expired', [expire, signIn('1')], 'mine'],
  ['is not found by a visitor', [expire], undefined],
  ['is removed when somebody else signs in', [expire, signIn('2'), expire, signIn('1')], undefined],
  ['is removed at sign-out', [signOut, signIn('1')], undefined],
])('of a user: %s', (_, steps, found) => {
  const platform = createTestPlatform();
  platform.start();
  for (const step of [signIn('1'), type('mine'), ...steps]) step(platform);
  expect(platform.drafts.of('contact').read()).toBe(found);
});

test('what earlier versions have left of a visitor for all tabs is not found, and is removed', () => {
  localStorage.setItem('draft::contact', 'theirs');
  const platform = createTestPlatform();
  platform.start();
  expect(platform.drafts.of('contact').read()).toBeUndefined();
  signIn('1')(platform);
  expect({ ...localStorage }).toEqual({});
});

test('the forms of which there are drafts are those of the current user', () => {
  const { session, drafts } = createTestPlatform();
  signIn('1')({ session } as Platform);
  drafts.of('company-7').write('mine');
  localStorage.setItem('draft:2:company-8', 'of somebody else');
  expect(drafts.forms()).toEqual(['company-7']);
});
