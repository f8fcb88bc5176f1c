import type { TextPart } from '@handover/shared/contract';
import { FOUND } from './search.sql.ts';

/** The parts of an excerpt, found words apart; `…` stands where text is left out. */
export const excerptParts = (headline: string): TextPart[] =>
  headline
    .replaceAll(FOUND.between, ' … ')
    .split(new RegExp(`(${FOUND.from}[^${FOUND.to}]*${FOUND.to})`))
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith(FOUND.from) ? { text: text.slice(1, -1), is_found: true } : { text, is_found: false },
    );
