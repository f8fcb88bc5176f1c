import { allGates, checkGates, satisfies } from './gates.ts';
import { buildRelease } from './testing/build-release.ts';

const http = '@handover/shared/http';
const provided = {
  provides: { react: '19.3.1', [http]: '1.0.0' },
  exports: { [http]: ['createHttpClient', 'HttpError'] },
  entryPoints: { [http]: '2.1.0' },
};

test.each([
  ['what the host has', {}, undefined],
  ['another contract', { contract: 3 }, 'HR-201'],
  ['an entry point that the host lacks', { requires: { '@handover/shared/maps': '1.0.0' } }, 'HR-202'],
  ['a newer React', { requires: { react: '20.0.0' } }, 'HR-203'],
  ['an export that the host lacks', { uses: { [http]: ['HttpError', 'cancelled'] } }, 'HR-204'],
  ['less than the host exports', { uses: { [http]: ['HttpError'] } }, undefined],
  ['an entry point without recorded exports', { uses: { '@handover/shared/ui': ['Button'] } }, undefined],
  ['types of an older major', { entryPoints: { [http]: '1.4.0' } }, 'HR-203'],
  ['types of an older minor', { entryPoints: { [http]: '2.0.7' } }, undefined],
  ['types of a newer minor', { entryPoints: { [http]: '2.2.0' } }, 'HR-203'],
  ['an older minor of React', { requires: { react: '19.2.0' } }, undefined],
])('a remote that requires %s', (_, over, code) => {
  expect(checkGates('mfe-deals', buildRelease(over), provided)?.code).toBe(code);
});

test('the reason names the package and both versions', () => {
  const refusal = checkGates('mfe-deals', buildRelease({ requires: { react: '20.1.0' } }), provided);
  expect(refusal?.detail).toBe('react: remote wants 20.1.0, host has 19.3.1');
});

test('a host of an older set has no versions of types: names decide', () => {
  const { entryPoints: _, ...older } = provided;
  const release = buildRelease({ entryPoints: { [http]: '3.0.0' } });
  expect(checkGates('mfe-deals', release, older)).toBeUndefined();
});

test('all reasons are returned, each with its subject', () => {
  const release = buildRelease({
    contract: 3,
    requires: { react: '20.1.0', '@handover/shared/maps': '1.0.0' },
    uses: { [http]: ['retry', 'HttpError', 'cancelled'] },
  });
  expect(allGates('mfe-deals', release, provided).map(({ code, detail }) => [code, detail])).toEqual([
    ['HR-201', 'remote: 3, host: 2'],
    ['HR-203', 'react: remote wants 20.1.0, host has 19.3.1'],
    ['HR-202', '@handover/shared/maps'],
    ['HR-204', `${http}: retry, cancelled`],
  ]);
});

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.3.0', '1.2.9', true],
  ['1.2.2', '1.2.3', false],
  ['2.0.0', '1.2.3', false],
  ['2.0.0', '*', true],
])('%s satisfies %s: %s', (present, wanted, expected) => {
  expect(satisfies(present, wanted)).toBe(expected);
});
