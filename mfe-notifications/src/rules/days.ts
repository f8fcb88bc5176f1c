const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a time on the reader's clock, yyyy-mm-dd. */
export const dateOf = (time: Date): string =>
  `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;

/** When a day, yyyy-mm-dd, begins on the reader's clock. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00`);

/** When it ends: where clocks change at midnight, a day does not end 24 hours after its beginning. */
export const nextDay = (day: string): Date => {
  const start = startOf(day);
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
};
