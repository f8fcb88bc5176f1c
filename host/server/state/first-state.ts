import type { HandedOverState } from '@handover/shared/query';
import { firstQueries } from '../../src/state/first-queries.ts';
import type { PublicQuery } from '../../src/state/public-query.ts';

interface Limits {
  /** How long a page waits for the api, in ms. */
  deadline: number;
  /** How long an answer serves others too, in ms. */
  fresh: number;
  /** How long nobody waits for what has just failed, in ms. */
  pause: number;
}

interface Asked {
  until: number;
  answer: Promise<{ readAt: number; data: unknown }>;
}

const usual: Limits = { deadline: 300, fresh: 5000, pause: 1000 };

/** Reads what a page asks for first, as a visitor would; what fails or is late is left to the browser. */
export function firstState(apiUrl: string, limits: Partial<Limits> = {}) {
  const { deadline, fresh, pause } = { ...usual, ...limits };
  const asked = new Map<string, Asked>();

  function ask(query: PublicQuery): Asked['answer'] {
    const address = addressOf(apiUrl, query);
    const known = asked.get(address);
    if (known && known.until > Date.now()) return known.answer;
    const entry = { until: Date.now() + fresh, answer: read(address, deadline) };
    asked.set(address, entry);
    entry.answer.catch(() => {
      entry.until = Date.now() + pause;
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

async function read(address: string, deadline: number) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(deadline) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { readAt: Date.now(), data: await answer.json() };
}
