interface Coded extends Error {
  code?: string;
  constraint?: string;
}

/** The error and its causes: Drizzle wraps errors of the driver. */
function chain(error: unknown): Coded[] {
  const list: Coded[] = [];
  for (let at = error; at instanceof Error && list.length < 5; at = at.cause) list.push(at);
  return list;
}

/** The SQLSTATE of a failed query. */
export const sqlState = (error: unknown) =>
  chain(error).find((each) => /^[0-9A-Z]{5}$/.test(each.code ?? ''))?.code;

/** The name of the unique constraint that a write violated; null for any other error. */
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

/**
 * The database is reachable, but a lock or statement timed out, or a transaction failed by deadlock or serialization.
 */
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
