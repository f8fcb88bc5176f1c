import { domainToUnicode } from 'node:url';

/** Letters of one script that cannot be taken for those of another one beside them. */
const SCRIPTS = [
  /^[a-z0-9\u00df-\u024f.-]+$/u,
  /^[\p{Script=Cyrillic}0-9.-]+$/u,
  /^[\p{Script=Greek}0-9.-]+$/u,
  /^[\p{Script=Arabic}0-9.-]+$/u,
  /^[\p{Script=Hebrew}0-9.-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}a-z0-9ー.-]+$/u,
];

/**
 * A stored address (`anne@xn--socit-esab.fr`) as its owner writes it: `anne@société.fr`. A domain that could be read as another one, as it
 * mixes scripts, stays as it is stored.
 */
export function readableEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (!domain.includes('xn--')) return email;
  const readable = domainToUnicode(domain);
  return SCRIPTS.some((script) => script.test(readable)) ? `${email.slice(0, at)}@${readable}` : email;
}
