import {
  IDENTITY_FIELDS,
  IDENTITY_REASONS,
  type IdentityField,
  type IdentityHit,
} from '@handover/shared/contract';
import { findCompanyName } from '../identity/company-name.rules.ts';
import { findAddresses, findPhones } from '../identity/contact.rules.ts';
import type { EverydayWords } from '../identity/everyday-words.ts';
import { findPeople } from '../identity/people.rules.ts';
import { findPlaces, type Place } from '../identity/places.rules.ts';
import { findPrivateWords, rareWordsOf } from '../identity/private-words.rules.ts';
import { findRegistrationNumbers } from '../identity/registration.rules.ts';
import type { Span } from '../identity/span.ts';
import { tokensOf, wordsOf } from '../identity/text-tokens.ts';

/** The facts that a public text must not reveal. */
export interface IdentityFacts {
  companyName: string;
  owner: { firstName: string; lastName: string } | null;
  /** The people in the boxes of the organisation charts. */
  people: string[];
  phones: string[];
  emails: string[];
  website: string;
  places: Place[];
  /** The texts that only those with access read. */
  privateTexts: string[];
  /** Names of the region, the country, the sectors: everyone reads them. */
  publicNames: string[];
}

export type IdentityTexts = Partial<Record<IdentityField, string>>;

/** The name in an address: of `https://www.syndalis.example/fr` it is `syndalis`. */
const labelOf = (address: string) =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/:?#]/)[0]
    ?.split('.')
    .slice(0, -1)
    .join(' ') ?? '';
/** The name before the @, and after it where that is not a provider of mail for everyone. */
const MAIL_PROVIDERS =
  /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|orange|wanadoo|free|sfr|laposte|bbox|proton|protonmail|gmx|bluewin|skynet|aol)$/;

/** A text has a word many times, and facts are compared with each. */
function remembered(words: EverydayWords): EverydayWords {
  const remember = (ask: (word: string) => boolean) => {
    const known = new Map<string, boolean>();
    return (word: string) => {
      const answer = known.get(word) ?? ask(word);
      known.set(word, answer);
      return answer;
    };
  };
  return {
    isCommon: remember(words.isCommon),
    isKnown: remember(words.isKnown),
    isInDictionary: words.isInDictionary,
    isFirstName: words.isFirstName,
    isOfTrade: remember(words.isOfTrade),
  };
}

function spansOf(
  text: string,
  facts: IdentityFacts,
  known: { words: EverydayWords; isPublic: (word: string) => boolean },
  rare: readonly string[],
): Span[] {
  const { words } = known;
  const tokens = tokensOf(text);
  const mailNames = facts.emails
    .map((email) => labelOf(email.split('@')[1] ?? ''))
    .filter((label) => !MAIL_PROVIDERS.test(label));
  const domains = [...new Set([labelOf(facts.website), ...mailNames])].filter((label) => label.length > 3);
  return [
    ...findAddresses(text),
    ...findPhones(text, tokens, facts.phones),
    ...findRegistrationNumbers(text),
    ...findCompanyName(text, tokens, facts.companyName, known),
    ...domains.flatMap((label) =>
      findCompanyName(text, tokens, label, known).map((span): Span => ({ ...span, reason: 'website' })),
    ),
    ...findPeople(text, tokens, facts, words),
    ...findPlaces(tokens, facts.places, known),
    ...findPrivateWords(tokens, rare, words),
  ];
}

/** The longest spans come first, then the most revealing ones; a span that overlaps an earlier one is left out. */
function withoutOverlaps(spans: Span[]): Span[] {
  const rank = (span: Span) => IDENTITY_REASONS.indexOf(span.reason);
  const longest = spans.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || rank(a) - rank(b) || a.start - b.start,
  );
  const kept: Span[] = [];
  for (const span of longest)
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  return kept.toSorted((a, b) => a.start - b.start);
}

/**
 * The hits in the public texts of a listing that reveal the company. `start` and `end` are UTF-16 offsets in the text
 * as given.
 * @param words what is known about a word, independent of the company
 */
export function findIdentityHits(
  texts: IdentityTexts,
  facts: IdentityFacts,
  words: EverydayWords,
): IdentityHit[] {
  const publicWords = new Set(facts.publicNames.flatMap(wordsOf));
  const known = { words: remembered(words), isPublic: (word: string) => publicWords.has(word) };
  const rare = rareWordsOf(facts.privateTexts, known);
  return IDENTITY_FIELDS.flatMap((field) => {
    const text = texts[field] ?? '';
    return withoutOverlaps(spansOf(text, facts, known, rare)).map(({ start, end, reason }) => ({
      field,
      start,
      end,
      text: text.slice(start, end),
      reason,
    }));
  });
}

/** Whether a name that stands alone, such as a tag, reveals the company. It is marked as a whole. */
export function findInName(
  field: IdentityField,
  name: string,
  facts: IdentityFacts,
  words: EverydayWords,
): IdentityHit[] {
  // Read as a name inside of a sentence, however it is written.
  const text = `in ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const [hit] = findIdentityHits({ [field]: text }, facts, words);
  return hit ? [{ field, start: 0, end: name.length, text: name, reason: hit.reason }] : [];
}
