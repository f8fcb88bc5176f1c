import { demoHostProblem, isLoopback, listenHost } from './listen-host.ts';

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.4', false],
  ['localhost.example.test', false],
])('whether only this machine reaches %s is %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback);
});

test.each([
  [{}, '127.0.0.1'],
  [{ SEED: 'demo' }, '127.0.0.1'],
  [{ SEED: 'demo', DEMO_IN_PUBLIC: 'yes' }, '127.0.0.1'],
  [{ SEED: 'none' }, '0.0.0.0'],
  [{ SEED: 'none', HOST: '' }, '0.0.0.0'],
  [{ SEED: 'none', HOST: '10.0.0.1' }, '10.0.0.1'],
])('%o listens on %s', (settings, host) => {
  expect(listenHost(settings)).toBe(host);
});

test.each([
  [{}, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '10.0.0.1', SEED: 'demo' }, true],
  [{ HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'no' }, true],
  [{ HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'true' }, true],
  [{ HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'yes' }, false],
  [{ HOST: '0.0.0.0', SEED: 'none' }, false],
  [{ HOST: 'localhost' }, false],
])('%o is refused: %s', (settings, refused) => {
  expect(demoHostProblem(settings) !== undefined).toBe(refused);
});
