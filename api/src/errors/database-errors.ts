import { causesOf } from './error-causes.ts';

/** The SQLSTATE of a failed query. */
export const sqlState = (error: unknown) =>
  causesOf(error).find((each) => /^[0-9A-Z]{5}$/.test(each.code ?? ''))?.code;

/** The name of the unique constraint that a write violated; null for any other error. */
export const brokenUnique = (error: unknown) =>
  causesOf(error).find((each) => each.code === '23505')?.constraint ?? null;

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

export const isDatabaseBusy = (error: unknown) => causesOf(error).some((each) => BUSY.has(each.code ?? ''));

export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    (each) =>
      (AWAY.has(each.code ?? '') && !(each.code === 'ENOENT' && 'path' in each)) ||
      each.code?.startsWith('08') ||
      AWAY_TEXT.test(each.message),
  );
}
