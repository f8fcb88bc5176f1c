const DAY = 86_400_000;

/** The day so many days from now, yyyy-mm-dd, in UTC as the server counts. */
export const dayFromNow = (days: number, now = Date.now()) =>
  new Date(now + days * DAY).toISOString().slice(0, 10);

export const isPast = (time: string | null, now = Date.now()) => time !== null && Date.parse(time) <= now;
