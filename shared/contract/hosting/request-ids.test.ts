import { referenceOf, requestIds } from './request-ids.ts';

const idOf = (given: string | undefined, from: string) =>
  requestIds((address) => address === '10.0.0.1')({
    headers: { 'x-request-id': given },
    socket: { remoteAddress: from },
  } as unknown as Parameters<ReturnType<typeof requestIds>>[0]);

test.each([
  ['of a trusted proxy', 'edge-4711', '10.0.0.1', true],
  ['of anybody', 'edge-4711', '10.0.0.2', false],
  ['that is too short', 'edge', '10.0.0.1', false],
  ['with other signs', 'edge-4711"}', '10.0.0.1', false],
  ['that is not there', undefined, '10.0.0.1', false],
])('an id %s', (_, given, from, isTaken) => {
  expect(idOf(given, from)).toEqual(isTaken ? given : expect.stringMatching(/^[\da-f]{8}-/));
});

test.each([
  ['3f2a9c1b-8a52-4f5e-9a7e-0f8d7f0b1c2d', '3f2a9c1b'],
  ['a1b2c3d4e5f60718293a4b5c6d7e8f90', 'a1b2c3d4e5f60718293a4b5c6d7e8f90'],
  ['edge-4711', 'edge-4711'],
])('of %s people are told %s', (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
});
