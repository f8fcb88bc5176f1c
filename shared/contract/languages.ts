/** The product's languages: of pages, mails and refusals. One more is a name here, a row below, and a folder of texts wherever there is one. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The rules by which code writes days, numbers and money in a language. Everything else is a text in its locale
 * files.
 */
export interface Writing {
  /** BCP 47, of dates. */
  locale: string;
  /** BCP 47, of numbers. */
  numbers: string;
  /** A single comma before three digits separates decimals, not thousands. */
  decimalComma: boolean;
  /** The sign or code of a currency stands before the amount. */
  currencyFirst: boolean;
  /** The space between a number and its unit: %, ×, M. */
  unitSpace: string;
  /** Short for a thousand, a million, a thousand millions. */
  scales: readonly [thousand: string, million: string, billion: string];
  /** Short for 1,024 bytes, and for 1,024 of these. */
  bytes: readonly [kilobyte: string, megabyte: string];
  /** Patterns of dayjs for formats that the language orders in its own way. */
  dates: Readonly<Record<string, string>>;
  /** The first day of a month, as a pattern of dayjs. */
  firstDay: string;
  over: string;
  under: string;
  justNow: string;
}

export const WRITING: Readonly<Record<Language, Writing>> = {
  en: {
    locale: 'en-GB',
    // The specification writes numbers like this.
    numbers: 'en-US',
    decimalComma: false,
    currencyFirst: true,
    unitSpace: '',
    scales: ['k', 'M', 'B'],
    bytes: ['KB', 'MB'],
    dates: {},
    firstDay: 'D',
    over: 'over',
    under: 'under',
    justNow: 'just now',
  },
  fr: {
    locale: 'fr-FR',
    numbers: 'fr-FR',
    decimalComma: true,
    currencyFirst: false,
    unitSpace: '\u202f',
    scales: ['k', 'M', 'Md'],
    bytes: ['Ko', 'Mo'],
    dates: { day: 'D MMM YYYY', 'mmm dd': 'D MMM', 'mmm dd, yyyy': 'D MMM YYYY' },
    firstDay: 'D[er]',
    over: 'plus de',
    under: 'moins de',
    justNow: 'à l’instant',
  },
};

/** The language of this tag, such as `fr` or `fr-CA`; undefined if it is none of ours. */
export const toLanguage = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag?.toLowerCase().split(/[-_]/)[0]);

/** A field of a record that has it in several languages: `name` in English, `name_fr` in French; English where it has no other. */
export const inLanguage = <Row extends object, Field extends keyof Row & string>(
  row: Row,
  field: Field,
  language: Language,
): Row[Field] =>
  // The names of the other fields are made of this one and the language.
  (row as Record<string, Row[Field]>)[`${field}_${language}`] || row[field];
