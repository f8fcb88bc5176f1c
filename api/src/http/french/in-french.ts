import type { FieldTexts } from '../../domain-error.ts';
import { FRENCH } from './french.data.ts';

type Body = { detail: string } | FieldTexts;

const SLOT = /\\\{(\w+)\\\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Those that name something; the longest first, since the shorter ones would take its words for a name. */
const PATTERNS = Object.entries(FRENCH)
  .filter(([english]) => english.includes('{'))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([english, french]) => ({
    pattern: new RegExp(`^${escaped(english).replace(SLOT, '(?<$1>.+)')}$`, 's'),
    french,
  }));

/** One sentence; itself where there is no French for it, as for those that the pages know by heart and say in their own words. */
export function sentenceInFrench(english: string): string {
  const known = FRENCH[english];
  if (known) return known;
  for (const { pattern, french } of PATTERNS) {
    const { groups } = pattern.exec(english) ?? {};
    if (groups) return french.replace(/\{(\w+)\}/g, (_slot, name: string) => groups[name] ?? '');
  }
  return english;
}

/** The body of a refusal. */
export function inFrench(body: Body): Body {
  const entries = Object.entries(body).map(([field, texts]) => [
    field,
    typeof texts === 'string' ? sentenceInFrench(texts) : texts.map(sentenceInFrench),
  ]);
  return Object.fromEntries(entries);
}
