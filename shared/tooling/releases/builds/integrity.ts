import { createHash } from 'node:crypto';

/** The SHA-256 of a file, as in attributes: the shortest one that browsers check. */
export const sha256Of = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/** The value of an `integrity` attribute. */
export const integrityOf = (content: Uint8Array): string => `sha256-${sha256Of(content)}`;
