/** What is pasted with an amount: its currency, by sign or by code. */
const CURRENCY = /[€$£₣]|\b(?:EUR|USD|GBP|CHF)\b/giu;

/**
 * A number as people write or paste one: a currency falls away; spaces and apostrophes part thousands; of comma and point the
 * last is the decimal sign, unless it parts groups of three more than once or stands for thousands in English. `undefined`
 * where it is none.
 */
export const parseNumber = (text: string, language: string): number | undefined => {
  const bare = text.replace(CURRENCY, '').replace(/[\s'’]/gu, '');
  if (!/^[-−]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  let decimal = comma > point ? ',' : '.';
  if (comma >= 0 && point < 0) {
    const thousands = /^[-−]?\d{1,3}(,\d{3})+$/.test(bare);
    if (thousands && (language !== 'fr' || bare.indexOf(',') !== comma)) decimal = '.';
  }
  if (point >= 0 && comma < 0 && bare.indexOf('.') !== point) decimal = ',';
  const other = decimal === ',' ? '.' : ',';
  const plain = bare.replaceAll(other, '').replace(decimal, '.').replace('−', '-');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
};
