import { ID_MAX } from './limits.ts';

// What a form and the server judge by the same words.

/** As people count them: a sign of two code units is one character. PostgreSQL counts so too. */
export const lengthOf = (text: string) => [...text].length;

/** At most two decimals. */
export const isInCents = (value: number) => Number(value.toFixed(2)) === value;

/** http or https only. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

/** A domain with a dot, perhaps with a path: `atelier-vercors.fr/contact`. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A web address as people write it, completed by `https://`; anything else is unchanged. */
export const completeWebAddress = (text: string) =>
  BARE_ADDRESS.test(text.trim()) ? `https://${text.trim()}` : text;

/** The id of a record, as a form holds it. */
export const isIdText = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= ID_MAX;
