/** Reads amounts and numbers as people type or paste them, in both languages. Its own entry point: no page that only shows them loads it. */
export { hasUnit, parseAmount, parseNumber } from './parse-number.ts';
