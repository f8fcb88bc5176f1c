import { foldWord } from './text-tokens.ts';
import { TRADE_WORDS } from './trade-words.data.ts';

/** The facts that are known about a word (without case and accents), independent of the company. */
export interface EverydayWords {
  /** It is in everyday use, or a word of the trade: to read it tells nothing of a business. */
  isCommon: (word: string) => boolean;
  /** It is known at least: in an encyclopedia, of a place, a river, a trade. */
  isKnown: (word: string) => boolean;
  /** It stands in a dictionary: at the start of a sentence a capital may be that of a word. Most names stand in none. With its accents. */
  isInDictionary: (text: string) => boolean;
  isFirstName: (word: string) => boolean;
  /** A word of the trade, which many businesses have in their names. */
  isOfTrade: (word: string) => boolean;
}

let loaded: Promise<EverydayWords> | undefined;

/** The word without the endings of plurals and of English verbs and nouns. */
const forms = (word: string) => [
  word,
  word.replace(/(es|s|x)$/, ''),
  word.replace(/s$/, ''),
  word.replace(/aux$/, 'al'),
  word.replace(/ies$/, 'y'),
  word.replace(/(ed|ing|er|ers|ly)$/, ''),
  word.replace(/(ed|ing|er|ers)$/, 'e'),
];
/** Endings of French trades, of which no list has all: ferronnerie, décolletage, fromager. */
const TRADE_ENDING = /.{3}(eries?|ages?|istes?|ments?|tions?|ations?|ologies?)$/;

type List = () => Promise<{ default: string[] }>;
/**
 * The lists of the packages as they are stored: the packages' entry points unpack compressed lists, 100,000 last
 * names among them.
 */
const COMMON: List[] = [
  () => import('@zxcvbn-ts/language-en/src/commonWords.json', { with: { type: 'json' } }),
  () => import('@zxcvbn-ts/language-fr/src/commonWords.json', { with: { type: 'json' } }),
];
/** Dictionaries of spell checkers, for words that films do not have, such as `frigorifique` and `levain`. */
const DICTIONARIES = [() => import('dictionary-en'), () => import('dictionary-fr')];
const KNOWN: List[] = [
  () => import('@zxcvbn-ts/language-en/src/wikipedia.json', { with: { type: 'json' } }),
  () => import('@zxcvbn-ts/language-fr/src/wikipedia.json', { with: { type: 'json' } }),
];
const FIRST_NAMES: List[] = [
  () => import('@zxcvbn-ts/language-en/src/firstnames.json', { with: { type: 'json' } }),
  () => import('@zxcvbn-ts/language-fr/src/firstnames.json', { with: { type: 'json' } }),
];

async function wordsOf(lists: readonly List[]): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const load of lists) {
    for (const word of (await load()).default) words.add(foldWord(word));
  }
  return words;
}

/** Their entries are a word each, with signs for its endings after a stroke. Those with a capital are names. */
async function dictionaryWords(): Promise<ReadonlySet<string>> {
  const words = new Set<string>();
  for (const load of DICTIONARIES) {
    const entries = new TextDecoder().decode((await load()).default.dic).matchAll(/^\p{Ll}{3,}/gmu);
    for (const [word] of entries) words.add(word);
  }
  return words;
}

/** 84,000 English and French words of films and 66,000 of encyclopedias, 130,000 of dictionaries. Read at the first use. */
export async function everydayWords(): Promise<EverydayWords> {
  loaded ??= readWords();
  return loaded;
}

async function readWords(): Promise<EverydayWords> {
  const trade = new Set(TRADE_WORDS.map(foldWord));
  const common = await wordsOf(COMMON);
  const dictionary = await dictionaryWords();
  const folded = new Set([...dictionary].map(foldWord));
  const known = await wordsOf(KNOWN);
  const firstNames = await wordsOf(FIRST_NAMES);
  const isOfTrade = (word: string) => forms(word).some((form) => trade.has(form));
  const isCommon = (word: string) =>
    isOfTrade(word) ||
    TRADE_ENDING.test(word) ||
    forms(word).some((form) => common.has(form) || folded.has(form));
  return {
    isOfTrade,
    isCommon,
    isInDictionary: (text) => forms(text.toLowerCase()).some((form) => dictionary.has(form)),
    isKnown: (word) => isCommon(word) || forms(word).some((form) => known.has(form)),
    isFirstName: (word) => firstNames.has(word),
  };
}
