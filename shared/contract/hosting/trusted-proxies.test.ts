import { forwardedByStranger } from './forwarded-by-stranger.ts';
import { trustedProxies } from './trusted-proxies.ts';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback, 10.1.0.0/16', '10.1.200.3', true],
  ['loopback, 10.1.0.0/16', '::ffff:10.1.200.3', true],
  ['loopback, 10.1.0.0/16', '10.2.0.1', false],
  ['uniquelocal', 'fd00::7', true],
  ['2001:db8:1::/48', '2001:db8:1:2::9', true],
  ['2001:db8:1::/48', '2001:db8:2::9', false],
  ['2001:db8::7', '2001:DB8:0::7', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['', '127.0.0.1', false],
  ['loopback', 'not an address', false],
  ['loopback', undefined, false],
])('TRUSTED_PROXIES "%s": whether %s is trusted is %s', (list, address, trusted) => {
  expect(trustedProxies(list)(address)).toBe(trusted);
});

test.each(['everyone', '10.0.0.0/33', '1.2.3', 'true', '2001:db8::/129'])(
  'TRUSTED_PROXIES can not be %s',
  (list) => {
    expect(() => trustedProxies(list)).toThrow(`TRUSTED_PROXIES: ${list}`);
  },
);

test('the first forwarded request of a stranger is noted, and no other', () => {
  const noteFor = forwardedByStranger(trustedProxies('10.0.0.1'));
  const from = (remoteAddress: string, headers: Record<string, string>) =>
    noteFor({ headers, remoteAddress });
  expect(from('10.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBeUndefined();
  expect(from('10.0.0.2', {})).toBeUndefined();
  expect(from('10.0.0.2', { 'x-forwarded-proto': 'https' })).toContain('10.0.0.2');
  expect(from('10.0.0.3', { 'x-forwarded-for': '198.51.100.7' })).toBeUndefined();
});
