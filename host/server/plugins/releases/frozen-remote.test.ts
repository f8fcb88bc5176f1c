import { buildSet } from '../../testing/build-set.ts';
import { frozenCookie, withoutFrozen } from './frozen-remote.ts';

const { fallback: _, ...current } = buildSet().remotes['mfe-deals'] ?? Object.create(null);
const older = { ...current, version: '1.0.0-older' };
const set = {
  ...buildSet(),
  remotes: { ...buildSet().remotes, 'mfe-deals': { ...current, fallback: older } },
};
const cookieOf = (version: string) =>
  `language=fr; ${frozenCookie('mfe-deals', version, 'https://handover.example').split(';')[0]}`;

test('a browser that a version has frozen gets the fallback version, and the other remotes as they are', () => {
  const { remotes } = withoutFrozen(set, { cookie: cookieOf(current.version) });
  expect(remotes['mfe-deals']).toEqual({ ...older, fallback: null });
  expect({ ...remotes, 'mfe-deals': undefined }).toEqual({ ...set.remotes, 'mfe-deals': undefined });
});

test.each([
  ['another version is current', set, cookieOf('1.0.0-earlier')],
  ['there is no fallback', buildSet(), cookieOf(current.version)],
  ['nothing has frozen', set, 'language=fr'],
  ['the cookie is made up', set, 'frozen=%%%'],
])('%s: the set stays', (_case, given, cookie) => {
  expect(withoutFrozen(given, { cookie })).toBe(given);
});

test('the cookie is sent over https only where the product is', () => {
  expect(frozenCookie('mfe-deals', '1', 'https://handover.example')).toContain('; Secure');
  expect(frozenCookie('mfe-deals', '1', 'http://localhost:3000')).not.toContain('Secure');
});
