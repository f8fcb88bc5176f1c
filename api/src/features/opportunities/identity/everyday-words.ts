import { foldWord } from './text-tokens.ts';
import { TRADE_WORDS } from './trade-words.data.ts';

/** What is known of a word (without case and accents), whoever uses it. */
export interface EverydayWords {
  /** It is in everyday use, or a word of the trade: to read it tells nothing of a business. */
  isCommon: (word: string) => boolean;
  /** It is known at least: in an encyclopedia, of a place, a river, a trade. */
  isKnown: (word: string) => boolean;
  isFirstName: (word: string) => boolean;
  /** A word of the trade, which many businesses have in their names. */
  isOfTrade: (word: string) => boolean;
}

let loaded: Promise<EverydayWords> | undefined;

/** With the endings of plurals and of English verbs and nouns taken off. */
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

/** 84,000 English and French words of films and 66,000 of encyclopedias. Read at the first use. */
export function everydayWords(): Promise<EverydayWords> {
  loaded ??= Promise.all([import('@zxcvbn-ts/language-en'), import('@zxcvbn-ts/language-fr')]).then(
    ([{ dictionary: en }, { dictionary: fr }]) => {
      const set = (...lists: string[][]) => new Set(lists.flat().map(foldWord));
      const trade = set(TRADE_WORDS);
      const common = set(en['commonWords-en'], fr['commonWords-fr']);
      const known = set(en['wikipedia-en'], fr['wikipedia-fr']);
      const firstNames = set(en['firstnames-en'], fr['firstnames-fr']);
      const isOfTrade = (word: string) => forms(word).some((form) => trade.has(form));
      const isCommon = (word: string) =>
        isOfTrade(word) || TRADE_ENDING.test(word) || forms(word).some((form) => common.has(form));
      return {
        isOfTrade,
        isCommon,
        isKnown: (word) => isCommon(word) || forms(word).some((form) => known.has(form)),
        isFirstName: (word) => firstNames.has(word),
      };
    },
  );
  return loaded;
}
