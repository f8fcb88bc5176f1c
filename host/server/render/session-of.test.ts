import { sessionOf } from './session-of.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const tokenUntil = (ms: number) => {
  const payload = Buffer.from(JSON.stringify({ sub: '7', exp: ms / 1000 })).toString('base64url');
  return `h.${payload}.s`;
};
const valid = tokenUntil(NOW + 60_000);

test.each([
  ['no cookies', undefined, { access: undefined }],
  ['an empty one', 'access=; language=fr', { access: undefined }],
  ['a refresh token alone', 'refresh=r', { access: undefined }],
  ['a token', `language=fr; access=${valid}; refresh=r`, { access: valid }],
  ['an expired token', `access=${tokenUntil(NOW - 1000)}; refresh=r`, 'expired'],
  ['a token that is about to expire', `access=${tokenUntil(NOW + 1000)}`, 'expired'],
  ['what is no token', 'access=nonsense', 'expired'],
])('%s', (_, cookie, expected) => {
  expect(sessionOf(cookie === undefined ? {} : { cookie }, NOW)).toEqual(expected);
});
