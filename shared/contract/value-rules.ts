import { ID_MAX } from './limits.ts';

// Rules that a form and the server share.

/** The length as people count it: a character of two code units is one. PostgreSQL counts like this, too. */
export const lengthOf = (text: string) => [...text].length;

/** Whether a number has at most two decimals. */
export const isInCents = (value: number) => Number(value.toFixed(2)) === value;

/** http or https only. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

const LINKEDIN_HOST = /^(?:www\.|[a-z]{2}\.)?linkedin\.com$/;
/**
 * The path of a person or a company. Others are refused: some pages of LinkedIn redirect to any site (`/redir`,
 * `/safety/go`).
 */
const LINKEDIN_PATH = /^\/(?:in|pub|company)\/[^/]/;

/** The page of a person or a company on LinkedIn, by https: `https://fr.linkedin.com/in/claire`. */
export function isLinkedInAddress(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password, pathname } = new URL(text);
  return LINKEDIN_HOST.test(hostname) && LINKEDIN_PATH.test(pathname) && !(port || username || password);
}

/** A domain with a dot, perhaps with a path: `atelier-vercors.fr/contact`. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A web address as people write it, completed by `https://`; anything else is unchanged. */
export const completeWebAddress = (text: string) =>
  BARE_ADDRESS.test(text.trim()) ? `https://${text.trim()}` : text;

/** The id of a record, as a form holds it. */
export const isIdText = (text: string) => /^[1-9]\d{0,15}$/.test(text) && Number(text) <= ID_MAX;

/** A number that came as text: digits, a sign, a point; undefined for other ways to write one, such as 1e9 or 0x10. */
export const plainNumber = (text: string): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
