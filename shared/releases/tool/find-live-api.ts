import { readFileSync } from 'node:fs';
import type { LiveApi } from '../gates.ts';

/** Long, since a machine that builds and tests responds slowly; without an api the connection is refused at once. */
const TIMEOUT_MS = 15_000;

interface Options {
  env: Record<string, string | undefined>;
  /** `run.json` of the data folder, which a running installation writes. */
  runFile: string;
}

/** Finds the live api: at `API_URL`, else of the installation that runs on the data folder, else at `PUBLIC_URL`. */
export async function findLiveApi({ env, runFile }: Options): Promise<LiveApi | { tried: string[] }> {
  const tried = [env.API_URL, addressIn(runFile), env.PUBLIC_URL].filter((address) => address !== undefined);
  for (const address of tried) {
    const version = await versionAt(address);
    if (version) return { version, address };
  }
  return { tried };
}

async function versionAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/api/openapi.json', address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { info } = (await response.json()) as { info?: { version?: unknown } };
    return typeof info?.version === 'string' ? info.version : undefined;
  } catch {
    return undefined;
  }
}

function addressIn(runFile: string): string | undefined {
  try {
    return JSON.parse(readFileSync(runFile, 'utf8')).address;
  } catch {
    return undefined;
  }
}
