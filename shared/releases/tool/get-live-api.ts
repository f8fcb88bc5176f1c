import { printProgress } from '../../build/command/index.ts';
import type { LiveApi } from '../gates.ts';
import { findLiveApi } from './find-live-api.ts';
import { runFile } from './settings.ts';

/** The live api, for the gates. Without one a line says so, and only the browser checks the version. */
export async function getLiveApi(): Promise<LiveApi | undefined> {
  const found = await findLiveApi({ env: process.env, runFile });
  if ('version' in found) return found;
  const where = found.tried.length > 0 ? `responds at ${found.tried.join(' or ')}` : 'is known (set API_URL)';
  printProgress(`no live api ${where}; its version is not checked`);
  return undefined;
}
