import { redact, redactText, userOf } from './redact.ts';

const encode = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');
const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '7', jti: 'session', exp: 5 })}.c2lnbmVk`;

test('passwords, tokens, codes and the like are left out, wherever they are', () => {
  const sent = { email: 'a@b.test', password: 'Handover1', code: '123456', nested: [{ password1: 'x' }] };
  expect(redact(sent, 'request')).toEqual({
    email: 'a@b.test',
    password: '[redacted]',
    code: '[redacted]',
    nested: [{ password1: '[redacted]' }],
  });
  const received = {
    secret: 'JBSWY3DP',
    uri: 'otpauth://totp/Handover?secret=JBSWY3DP',
    recovery_codes: ['a', 'b'],
    has_password: true,
    totp_since: null,
    recovery_codes_left: 3,
    detail: 'Not possible now',
    code: 'deal.wrong_phase',
    link: '/files/3?token=abc&name=x',
  };
  expect(redact(received, 'response')).toEqual({
    ...received,
    secret: '[redacted]',
    uri: '[redacted]',
    recovery_codes: ['[redacted]', '[redacted]'],
    link: '/files/3?token=[redacted]&name=x',
  });
});

test('a token becomes one that is worth nothing, of the same user, and the same each time', () => {
  const { access, refresh } = redact({ access: token, refresh: token }, 'response') as Record<string, string>;
  expect(access).not.toContain('c2lnbmVk');
  expect(atob(access?.split('.')[1] ?? '')).not.toContain('session');
  expect(userOf(access)).toBe(7);
  expect(refresh).toBe(access);
  expect(redactText(`Bearer ${access}`)).toBe(`Bearer ${access}`);
});

test('a token without a user, or none at all, names nobody', () => {
  expect(userOf(undefined)).toBeUndefined();
  expect(userOf('opaque')).toBeUndefined();
  expect(userOf(`${encode({})}.${encode({ jti: 'a' })}.x`)).toBeUndefined();
});
