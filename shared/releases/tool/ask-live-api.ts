import type { LiveApi } from '../gates.ts';
import { say } from './command.ts';
import { findLiveApi } from './live-api.ts';
import { runFile } from './settings.ts';

/** The api that is live, for the gates. Where none answers, says so: then the browser's check is the one that holds. */
export async function askLiveApi(): Promise<LiveApi | undefined> {
  const found = await findLiveApi({ env: process.env, runFile });
  if ('version' in found) return found;
  const where =
    found.asked.length > 0 ? `answers at ${found.asked.join(' or ')}` : 'is known (API_URL says where)';
  say(`no live api ${where}; its version is not checked`);
  return undefined;
}
