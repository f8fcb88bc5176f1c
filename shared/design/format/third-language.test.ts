import { acceptedLanguage } from '../../contract/hosting/accepted-language.ts';
import {
  inLanguage,
  LANGUAGES,
  type Language,
  toLanguage,
  WRITING,
  type Writing,
} from '../../contract/languages.ts';
import { parseAmount } from '../amounts/parse-number.ts';
import { formatDate } from './dates.ts';
import { formatFileSize } from './file-size.ts';
import { formatBand, formatCompactMoney, formatMoney, formatMultiple } from './money.ts';
import { formatPercent } from './percent.ts';
import { formatRelative } from './relative-time.ts';

const NAME = 'de';
const ROW: Writing = {
  ...WRITING.fr,
  locale: 'de-DE',
  numbers: 'de-DE',
  scales: ['Tsd.', 'Mio.', 'Mrd.'],
  bytes: ['KB', 'MB'],
  dates: { day: 'D. MMM YYYY' },
  firstDay: 'D',
  over: 'über',
  under: 'unter',
  justNow: 'gerade eben',
};

describe('with a row more there is a third language', () => {
  // The type knows the languages of the product; what is tested reads the table.
  const german = NAME as Language;
  const [names, rows] = [LANGUAGES as unknown as string[], WRITING as Record<string, Writing>];
  beforeAll(() => {
    names.push(NAME);
    rows[NAME] = ROW;
  });
  afterAll(() => {
    names.pop();
    delete rows[NAME];
  });

  test('browsers and addresses can ask for it', () => {
    expect(toLanguage('de-AT')).toBe('de');
    expect(acceptedLanguage('it, de;q=0.9, en;q=0.8')).toBe('de');
  });

  test('amounts, shares and sizes are written as it does', () => {
    expect(formatMoney(1234.5, 1, german)).toBe('1.234,50\u00a0€');
    expect(formatCompactMoney(2_500_000, 1, german)).toBe('2,5\u202fMio.€');
    expect(formatBand(1_000_000, null, 1, german)).toBe('über 1\u202fMio.€');
    expect(formatMultiple(10, 4, german)).toBe('2,5\u202f×');
    expect(formatPercent(0.15, german)).toBe('15,0\u202f%');
    expect(formatFileSize(3 * 1_048_576, german)).toBe('3\u00a0MB');
  });

  test('days and times are written as it does', () => {
    // The names of months are loaded with the language.
    expect(formatDate('2026-03-01', 'day', german)).toMatch(/^1\.\u00a0\w+\.?\u00a02026$/);
    expect(formatRelative(new Date(0), german, 1000)).toBe('gerade eben');
    expect(formatRelative(new Date(0), german, 2 * 3_600_000)).toBe('vor 2 Stunden');
  });

  test('a comma that is typed separates decimals', () => {
    expect(parseAmount('1,234', 'en')).toBe(1234);
    expect(parseAmount('12,5', german)).toBe(12.5);
  });

  test('a record has its own name in it, or that in English', () => {
    expect(inLanguage({ name: 'Bakery', name_de: 'Bäckerei' }, 'name', german)).toBe('Bäckerei');
    expect(inLanguage({ name: 'Bakery', name_fr: 'Boulangerie' }, 'name', german)).toBe('Bakery');
  });
});
