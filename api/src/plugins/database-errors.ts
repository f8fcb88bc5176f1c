interface Coded extends Error {
  code?: string;
  constraint?: string;
}

/** Drizzle wraps what the driver throws. */
function chain(error: unknown): Coded[] {
  const list: Coded[] = [];
  for (let at = error; at instanceof Error && list.length < 5; at = at.cause) list.push(at);
  return list;
}

/** SQLSTATE of a failed query. */
export const sqlState = (error: unknown) =>
  chain(error).find((each) => /^[0-9A-Z]{5}$/.test(each.code ?? ''))?.code;

/** Name of the unique constraint that a write ran into; null for any other error. */
export const brokenUnique = (error: unknown) =>
  chain(error).find((each) => each.code === '23505')?.constraint ?? null;

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const AWAY_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** It answers, but not now: a lock or a statement took too long, or two transactions stood in each other's way. */
const BUSY = new Set(['55P03', '57014', '25P03', '40P01', '40001']);

export const isDatabaseBusy = (error: unknown) => chain(error).some((each) => BUSY.has(each.code ?? ''));

export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some(
    (each) =>
      (AWAY.has(each.code ?? '') && !(each.code === 'ENOENT' && 'path' in each)) ||
      each.code?.startsWith('08') ||
      AWAY_TEXT.test(each.message),
  );
}
