import { checkGates, satisfies } from './gates.ts';
import { buildRelease } from './testing/build-release.ts';

const provided = { react: '19.3.1', '@handover/shared/http': '1.0.0' };

test.each([
  ['the same of all', {}, undefined],
  ['another contract', { contract: 2 }, 'HR-201'],
  ['a door that the host lacks', { requires: { '@handover/shared/maps': '1.0.0' } }, 'HR-202'],
  ['a newer React', { requires: { react: '20.0.0' } }, 'HR-203'],
  ['an older minor of React', { requires: { react: '19.2.0' } }, undefined],
])('a remote that wants %s', (_, over, code) => {
  expect(checkGates('mfe-deals', buildRelease(over), provided)?.code).toBe(code);
});

test('the reason names the package and both versions', () => {
  const refusal = checkGates('mfe-deals', buildRelease({ requires: { react: '20.1.0' } }), provided);
  expect(refusal?.detail).toBe('react: remote wants 20.1.0, host has 19.3.1');
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
