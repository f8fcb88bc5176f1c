import { printProgress } from '../../build/command/index.ts';
import { apiDocumentAt } from '../api/api-document-at.ts';
import type { LiveApi } from '../compose/gates.ts';
import { runningAddress } from './settings.ts';

/**
 * The live api, for the gates: at `API_URL`, else of the installation that runs on the data folder, else at `PUBLIC_URL`.
 * Without one it prints so, and only the browser checks the version.
 */
export async function getLiveApi(): Promise<LiveApi | undefined> {
  const { API_URL, PUBLIC_URL } = process.env;
  const tried = [API_URL, runningAddress(), PUBLIC_URL].filter((address) => address !== undefined);
  for (const address of tried) {
    const document = await apiDocumentAt(address);
    if (document?.info?.version) return { version: document.info.version, address, document };
  }
  const where = tried.length > 0 ? `responds at ${tried.join(' or ')}` : 'is known (set API_URL)';
  printProgress(`no live api ${where}; it is not checked`);
  return undefined;
}
