import { readFileSync } from 'node:fs';
import type { LiveApi } from '../gates.ts';

/** A machine that builds and tests at the same time is slow to answer; one without an api refuses at once. */
const PATIENCE_MS = 15_000;

interface Where {
  env: Record<string, string | undefined>;
  /** `run.json` of the data folder, which a running installation writes. */
  runFile: string;
}

/** Asks the api that is live: at `API_URL`, else of what runs on the data folder, else at `PUBLIC_URL`. */
export async function findLiveApi({ env, runFile }: Where): Promise<LiveApi | { asked: string[] }> {
  const asked = [env.API_URL, addressIn(runFile), env.PUBLIC_URL].filter((address) => address !== undefined);
  for (const address of asked) {
    const version = await versionAt(address);
    if (version) return { version, address };
  }
  return { asked };
}

async function versionAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('/api/openapi.json', address), {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { info } = (await answer.json()) as { info?: { version?: unknown } };
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
