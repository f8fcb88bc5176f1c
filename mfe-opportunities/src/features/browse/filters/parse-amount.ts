const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mio: 1e6, b: 1e9, md: 1e9 };

/**
 * An amount as people type it: 800k, 1.5M, 1,5 M€, 1 200 000. Of comma and point, one that is followed by three digits separates
 * thousands where there is no unit. Undefined for what is no amount.
 */
export function parseAmount(text: string): number | undefined {
  const bare = text.replace(/[\s'’€$£₣]|EUR|USD|GBP|CHF/giu, '').toLowerCase();
  const [, digits = '', unit = ''] = /^(\d[\d.,]*)(k|m|mio|b|md)?$/.exec(bare) ?? [];
  if (!digits) return undefined;
  const isWhole = !unit && /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const plain = isWhole
    ? digits.replace(/[.,]/g, '')
    : digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.');
  const amount = Math.round(Number(plain) * (UNITS[unit] ?? 1));
  return Number.isFinite(amount) && amount <= 1e12 ? amount : undefined;
}
