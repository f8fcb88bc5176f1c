// Normalizes typed and pasted text before it is stored, for form and server alike. Passwords and long texts stay as
// they are typed.

/** Marks that nobody sees, which come with text from pages, mails and spreadsheets: they order it, or allow a break. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
/** Letters without a picture, and joiners: a name of them would look empty, or like another one. */
const INVISIBLE_IN_NAMES = /\u115f|\u1160|\u200c|\u200d|\u3164|\uffa0/g;
const BLANKS = /[\t\p{Zs}]+/gu;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe63\uff0d]/g;
const APOSTROPHES = /[`´‘‛′＇]/g;

/** Text of one line: composed letters, no invisible marks, one blank between words and none around them. */
export const toLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim();

/**
 * Normalizes a name as one line, in which each kind of hyphen is `-`. Characters that stand for an apostrophe become
 * one; both apostrophes stay as they are typed.
 */
export const toName = (text: string): string =>
  toLine(text.replace(INVISIBLE_IN_NAMES, ''))
    .replace(APOSTROPHES, '’')
    .replace(HYPHENS, '-')
    .replace(/ ?- ?/g, '-');

/** The length of a name: a letter counts with its marks, each other sign by itself. */
export const nameLength = (name: string): number => [...name.replace(/\p{M}/gu, '')].length;

/** `O`, `李`: a name, and often one that is not finished. Forms ask once; the server takes it. */
export const isOneLetter = (name: string): boolean => nameLength(toName(name)) === 1;

/** Letters of other scripts in a domain: `société.fr`. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Text that is copied along with an address from a link, a list of recipients or a sentence. */
const BEFORE_EMAIL = /^(?:mailto: ?)?<?/;
const AFTER_EMAIL = />?[.,;]?$/;

/**
 * An e-mail address as it is stored, compared and mailed to: in lower case, the domain in the letters of the domain name system
 * (`anne@xn--socit-esab.fr`), so that an account has one address however it was typed. What is no address is left for the rule to refuse.
 */
export function toEmail(text: string): string {
  const email = toLine(text).toLowerCase().replace(BEFORE_EMAIL, '').replace(AFTER_EMAIL, '');
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 1 || isAscii(domain) || !DOMAIN.test(domain)) return email;
  const url = `https://${domain}`;
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range is meant.
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text);

/** A telephone number in the signs that its parser reads: without `tel:` and marks, plain digits, one kind of blank and hyphen. */
export const toPhoneText = (text: string): string =>
  toLine(text.normalize('NFKC'))
    .replace(HYPHENS, '-')
    .replace(/[·•_]/g, ' ')
    .replace(/^tel(?:[.:] ?| )/i, '')
    .replace(/ poste (?=\d)/i, ' ext. ');
