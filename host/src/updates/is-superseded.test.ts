import { RemoteError, type RemoteErrorCode } from '@handover/shared/federation';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { isSuperseded } from './is-superseded.ts';

const set = buildReleaseSet();
const failure = (code: RemoteErrorCode) => new RemoteError(code, 'mfe-deals');

/** A gateway with this current set, and this status for the files of our version. */
function gateway(current: string, fileStatus: number) {
  globalThis.fetch = jest.fn(async (address) =>
    String(address) === '/release-set.json'
      ? new Response(JSON.stringify({ id: current }))
      : ({ status: fileStatus } as Response),
  );
}

test.each<[string, RemoteErrorCode, string, number, boolean]>([
  ['our set is current', 'HR-301', set.id, 404, false],
  ['another set is current, and our files are gone', 'HR-301', 'newer', 404, true],
  ['another set is current, and our files exist', 'HR-301', 'newer', 200, false],
  ['our set failed a gate, and is current', 'HR-201', set.id, 200, false],
  ['our set failed a gate, and another is current', 'HR-201', 'newer', 200, true],
])('%s (%s)', async (_, code, current, files, expected) => {
  gateway(current, files);
  await expect(isSuperseded(set, failure(code))).resolves.toBe(expected);
});

test('without a response it is not superseded', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(isSuperseded(set, failure('HR-201'))).resolves.toBe(false);
});
