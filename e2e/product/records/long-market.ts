import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Opportunity, Paged } from '@handover/shared/contract';
import { startGateway } from '../gateway.ts';
import { apiAddressOf } from '../processes.ts';

const LENGTH = 2000;
/** How many businesses at most the list repeats. */
const REPEATED = 12;
const LIST = /^\/api\/opportunities\/\?/;

type Read = (url: string, authorization: string) => Promise<Opportunity[]>;

const readList: Read = async (url, authorization) => {
  const response = await fetch(url, { headers: { authorization } });
  const { results } = (await response.json()) as Paged<Opportunity>;
  return results;
};

/** Reads each list once: other tests publish meanwhile, and a name would be at another place the next time. */
export function readOnce(): Read {
  const lists = new Map<string, Promise<Opportunity[]>>();
  return (url, authorization) => {
    const key = `${url} ${authorization}`;
    const list = lists.get(key) ?? readList(url, authorization);
    lists.set(key, list);
    return list;
  };
}

/** A page of the public list as it were with 2,000 businesses: those of the demo again and again, each time with another id and a number. */
export async function longMarketPage(
  api: string,
  path: string,
  authorization: string | undefined,
  read: Read,
) {
  const query = new URL(path, api).searchParams;
  const [number, size] = [Number(query.get('page')), Number(query.get('page_size'))];
  // Always the same first page: a reload reads larger pages, and the list must repeat the same names.
  query.set('page', '1');
  query.set('page_size', String(REPEATED));
  const results = await read(`${api}/api/opportunities/?${query}`, authorization ?? '');
  const count = results.length > 0 ? LENGTH : 0;
  const first = (number - 1) * size;
  const listed = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) => {
    const place = first + index;
    const { id, project_title, ...rest } = results[place % results.length] ?? {};
    const isOriginal = place < results.length;
    return {
      ...rest,
      id: isOriginal ? id : 1_000_000 + place,
      project_title: `${place + 1}. ${project_title}`,
    };
  });
  return {
    results: listed,
    count,
    next_page: number * size < count ? number + 1 : null,
    current_page: number,
    pages_count: Math.ceil(count / size),
  } satisfies Paged<object>;
}

/** A gateway before an api that has a long market: server and browser read the same list. */
export async function startLongMarket(dataDir: string, settings: NodeJS.ProcessEnv) {
  const api = apiAddressOf(dataDir);
  const read = readOnce();
  const forward = (call: IncomingMessage, reply: ServerResponse) => {
    const { method, headers, url } = call;
    const onward = request(new URL(url ?? '/', api), { method, headers }, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    call.pipe(onward.on('error', () => reply.destroy()));
  };
  const server = createServer(async (call, reply) => {
    if (call.method !== 'GET' || !LIST.test(call.url ?? '')) return forward(call, reply);
    const page = await longMarketPage(api, call.url ?? '', call.headers.authorization, read);
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(page));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const gateway = await startGateway(dataDir, `http://127.0.0.1:${port}`, settings);
  return {
    address: gateway.address,
    async stop() {
      await gateway.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
