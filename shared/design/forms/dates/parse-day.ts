/** Parses 31.12.2026, 31/12/2026 and 2026-12-31 into yyyy-mm-dd; null for what is no day. */
export const parseDay = (text: string): string | null => {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(plain);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2], local[1]]
      : [undefined, undefined, undefined];
  if (!year || !month || !day) return null;
  const iso10 = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso10}T00:00:00Z`);
  // 31.02. would roll over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso10) ? iso10 : null;
};
