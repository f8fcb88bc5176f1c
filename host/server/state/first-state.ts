import type { HandedOverState } from '@handover/shared/query';
import { firstQueries } from '../../src/state/first-queries.ts';
import type { PublicQuery } from '../../src/state/public-query.ts';

/** How long a page waits for the api, in ms. */
const DEADLINE = 300;
/** How long an answer serves others too, in ms. */
const FRESH = 5000;
/** How long nobody waits for what has just failed, in ms. */
const PAUSE = 1000;

interface Asked {
  until: number;
  answer: Promise<{ readAt: number; data: unknown }>;
}

/** Reads what a page asks for first, as a visitor would; what fails or is late is left to the browser. */
export function firstState(apiUrl: string) {
  const asked = new Map<string, Asked>();

  function ask(query: PublicQuery): Asked['answer'] {
    const address = addressOf(apiUrl, query);
    const known = asked.get(address);
    if (known && known.until > Date.now()) return known.answer;
    const entry = { until: Date.now() + FRESH, answer: read(address) };
    asked.set(address, entry);
    entry.answer.catch(() => {
      entry.until = Date.now() + PAUSE;
    });
    return entry.answer;
  }

  return async (page: string): Promise<HandedOverState | undefined> => {
    const queries = firstQueries[page] ?? [];
    const settled = await Promise.allSettled(queries.map(ask));
    const found = settled.flatMap((result, index) =>
      result.status === 'fulfilled' ? [{ ...result.value, queryKey: queries[index]?.queryKey ?? [] }] : [],
    );
    if (found.length === 0) return undefined;
    return {
      madeAt: Math.min(...found.map(({ readAt }) => readAt)),
      queries: found.map(({ queryKey, data }) => ({ queryKey, data })),
    };
  };
}

function addressOf(apiUrl: string, { path, params }: PublicQuery): string {
  const url = new URL(path, apiUrl);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  return url.href;
}

async function read(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { readAt: Date.now(), data: await answer.json() };
}
