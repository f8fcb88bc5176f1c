import { buildAlone } from './build-alone.ts';
import type { Turbo } from './turbo.ts';

/** A turbo whose test task of mfe-deals has these hashes, one per call. */
function fakeTurbo({ hashes = ['aaa', 'aaa'], cached = false, code = 0 } = {}) {
  const runs: string[] = [];
  const left = [...hashes];
  const turbo: Turbo = async (args) => {
    runs.push(args.join(' '));
    if (!args.includes('--dry=json')) return { code, output: 'what went wrong', stdout: '' };
    const hash = left.shift() ?? '';
    const cache = { local: cached, remote: false };
    const tasks = [
      { package: '@handover/shared', task: 'transit', hash: 'zzz', cache },
      { package: 'mfe-deals', task: 'test', hash, cache },
    ];
    return { code: 0, output: '', stdout: JSON.stringify({ tasks }) };
  };
  return { turbo, runs };
}

test('builds, checks and tests only the named package, and returns the tested sources', async () => {
  const { turbo, runs } = fakeTurbo();
  const tested = await buildAlone(['mfe-deals'], { tests: true, turbo });
  expect(tested).toEqual([{ name: 'mfe-deals', hash: 'aaa', cached: false }]);
  expect(runs[1]).toBe('run build types test --output-logs=errors-only --filter=mfe-deals');
});

test('sources that passed before are marked as cached', async () => {
  const { turbo } = fakeTurbo({ cached: true });
  const tested = await buildAlone(['mfe-deals'], { tests: true, turbo });
  expect(tested).toEqual([{ name: 'mfe-deals', hash: 'aaa', cached: true }]);
});

test('without tests no sources are returned as tested', async () => {
  const { turbo, runs } = fakeTurbo();
  expect(await buildAlone(['mfe-deals'], { tests: false, turbo })).toEqual([]);
  expect(runs[1]).toBe('run build --output-logs=errors-only --filter=mfe-deals');
});

test('sources that change while they are built are not released', async () => {
  const { turbo } = fakeTurbo({ hashes: ['aaa', 'bbb'] });
  await expect(buildAlone(['mfe-deals'], { tests: true, turbo })).rejects.toThrow(
    'the sources of mfe-deals changed while they were built',
  );
});

test('a failure is shown, and nothing is released', async () => {
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { turbo } = fakeTurbo({ code: 1 });
  await expect(buildAlone(['mfe-deals'], { tests: true, turbo })).rejects.toThrow('Nothing was released');
  expect(shown).toHaveBeenCalledWith('what went wrong');
  shown.mockRestore();
});
