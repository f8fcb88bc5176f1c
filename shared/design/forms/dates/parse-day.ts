/** yyyy-mm-dd from what people type: 31.12.2026, 31/12/2026, 2026-12-31. null where it is no day. */
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
  const text10 = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text10}T00:00:00Z`);
  // 31.02. would roll over into March: only what comes back as it went in is a day.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text10) ? text10 : null;
};
