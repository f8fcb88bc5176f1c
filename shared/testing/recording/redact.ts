import { tokenPayload } from '../../kernel/http/token-payload.ts';

export const REDACTED = '[redacted]';

/** The names of JSON fields whose value is secret. */
const SECRET_FIELD =
  /pass(word|phrase)|secret|token|ticket|signature|recovery_codes|otp|cookie|authorization|credential|^(access|refresh)$/i;
/** Requests also have the code of a second factor or of a sign-in with another account. */
const SECRET_REQUEST_FIELD = /^(code|state|nonce)$/i;
const SECRET_PARAMETER =
  /([?&][\w-]*(?:token|ticket|signature|secret|password|credential)[\w-]*=)[^&#\s"]*/gi;
const JWT = /\beyJ[\w-]*\.[\w-]+\.[\w-]*/g;
const OTP_ADDRESS = /otpauth:\S*/g;

/** The user of a token; undefined if it names none. */
export function userOf(token: string | undefined): number | undefined {
  const user = Number(tokenPayload(token)?.sub);
  return Number.isInteger(user) ? user : undefined;
}

/** A token that no server accepts, of the same user: a replayed session is signed in by it. It does not expire before 2100. */
function unsigned(token: string): string {
  const encode = (part: object) =>
    btoa(JSON.stringify(part)).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
  const user = userOf(token);
  return `${encode({ alg: 'none' })}.${encode({ ...(user !== undefined && { sub: String(user) }), exp: 4_102_444_800 })}.`;
}

/** A text without the secrets in it: tokens, and parameters of addresses. */
export const redactText = (text: string): string =>
  text.replace(JWT, unsigned).replace(SECRET_PARAMETER, `$1${REDACTED}`).replace(OTP_ADDRESS, REDACTED);

/** JSON without passwords, tokens, codes and the like. Tokens of a session stay usable for a replay, and for nothing else. */
export function redact(value: unknown, of: 'request' | 'response'): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map((item) => redact(item, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, redactField(name, field, of)]),
  );
}

function redactField(name: string, value: unknown, of: 'request' | 'response'): unknown {
  const isSecret = SECRET_FIELD.test(name) || (of === 'request' && SECRET_REQUEST_FIELD.test(name));
  if (!isSecret || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return redact(value, of);
  if (typeof value === 'string' && value.startsWith('eyJ')) return redactText(value);
  return Array.isArray(value) ? value.map(() => REDACTED) : REDACTED;
}
