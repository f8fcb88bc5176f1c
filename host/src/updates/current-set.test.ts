import { buildReleaseSet } from '@handover/shared/testing/node';
import { currentSet } from './current-set.ts';

const next = { ...buildReleaseSet(), id: 'next' };
const respond = (body: unknown, init?: ResponseInit) => {
  globalThis.fetch = jest.fn(async () => new Response(body === null ? null : JSON.stringify(body), init));
};

test('another set is the current one', async () => {
  respond(next);
  expect(await currentSet('ours')).toMatchObject({ id: 'next' });
});

test.each([
  ['the gateway says so', null, { status: 304 }],
  ['it has the same id', { ...next, id: 'ours' }, {}],
  ['the other one is that of a rollout', next, { headers: { 'rollout-share': '5' } }],
])('ours stays, since %s', async (_, body, init) => {
  respond(body, init);
  expect(await currentSet('ours')).toBe('known');
});

test.each([
  ['is an error', { detail: 'Nothing' }, { status: 503 }],
  ['is no set', {}, {}],
])('nothing is known where the response %s', async (_, body, init) => {
  respond(body, init);
  expect(await currentSet('ours')).toBeUndefined();
});
