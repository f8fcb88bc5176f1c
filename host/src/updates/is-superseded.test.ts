import { RemoteError, type RemoteErrorCode } from '@handover/shared/federation';
import { buildReleaseSet } from '@handover/shared/testing/node';
import { isSuperseded } from './is-superseded.ts';

const set = buildReleaseSet();
const failure = (code: RemoteErrorCode) => new RemoteError(code, 'mfe-deals');

/** A gateway with this set current, which answers so for files of ours. */
function gateway(current: string, files: number) {
  globalThis.fetch = jest.fn(async (address) =>
    String(address) === '/release-set.json'
      ? ({ ok: true, status: 200, json: async () => ({ id: current }) } as Response)
      : ({ status: files } as Response),
  );
}

test.each<[string, RemoteErrorCode, string, number, boolean]>([
  ['ours is current', 'HR-301', set.id, 404, false],
  ['another is, and our files are gone', 'HR-301', 'newer', 404, true],
  ['another is, and our files are there', 'HR-301', 'newer', 200, false],
  ['ours did not fit, and is current', 'HR-201', set.id, 200, false],
  ['ours did not fit, and another is current', 'HR-201', 'newer', 200, true],
])('where %s (%s)', async (_, code, current, files, expected) => {
  gateway(current, files);
  await expect(isSuperseded(set, failure(code))).resolves.toBe(expected);
});

test('who gets no answer is offered nothing', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(isSuperseded(set, failure('HR-201'))).resolves.toBe(false);
});
