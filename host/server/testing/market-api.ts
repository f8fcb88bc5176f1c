import type { Landing, Opportunity } from '@handover/shared/contract';
import Fastify from 'fastify';

const FAQ = [
  {
    id: 1,
    category: 1,
    question: 'Who can find out?',
    question_fr: 'Qui peut l’apprendre ?',
    answer: 'Nobody </script>.',
    answer_fr: 'Personne.',
  },
];

const link = (id: number, slug: string, name: string, name_fr: string): Landing['sectors'][number] => ({
  id,
  slug,
  name,
  name_fr,
  count: 1,
});
const FOOD = link(1, 'food', 'Food', 'Alimentation');
const GENEVA = { ...link(2, 'geneve', 'Geneva', 'Genève'), country: 1 };
const HEALTH = link(5, 'health', 'Health', 'Santé');

/** Landing pages of one sector and one region with listings for sale, and of a sector without. */
function landingOf({ type_of_opportunity: type, path, sector, region }: Record<string, string>) {
  const [first, second] = path === undefined ? [] : path.split('/');
  const isNone = path === undefined && !sector && !region;
  const ofSector = [FOOD, HEALTH].find(({ id, slug }) => slug === first || String(id) === sector);
  const ofRegion = [first, second].includes(GENEVA.slug) || region === String(GENEVA.id) ? GENEVA : undefined;
  if (!isNone && (!(ofSector || ofRegion) || (second !== undefined && !(ofSector && ofRegion))))
    return undefined;
  const isEmpty = type === 'buy' || ofSector === HEALTH;
  const landing: Landing = {
    sector: ofSector ?? null,
    region: ofRegion ?? null,
    count: isEmpty ? 0 : 1234,
    other_count: isEmpty ? 1234 : 0,
    sectors: ofSector || isEmpty ? [] : [FOOD],
    regions: ofRegion || isEmpty ? [] : [GENEVA],
  };
  return landing;
}

/** An api with these opportunities and a question, as everyone may read them. */
export async function marketApi(opportunities: Opportunity[] = []) {
  const app = Fastify();
  const market = {
    opportunities,
    /** Whether it accepts requests and never answers. */
    isSilent: false,
    /** The status of every response, in place of 200. */
    failsWith: undefined as number | undefined,
    asked: [] as { url: string; cookie: string | undefined; authorization: string | undefined }[],
  };
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    market.asked.push({ url, cookie: headers.cookie, authorization: headers.authorization });
    if (market.isSilent) return new Promise(() => undefined);
    if (market.failsWith) return reply.code(market.failsWith).send({ detail: 'down' });
  });
  app.get<{ Querystring: Record<string, string> }>(
    '/api/opportunities/landing/',
    async ({ query }, reply) =>
      landingOf(query) ?? reply.code(404).send({ detail: 'Not found.', code: 'request.not_found' }),
  );
  app.get<{ Params: { id: string } }>('/api/opportunities/:id/', async ({ params }, reply) => {
    const found = market.opportunities.find(({ id }) => id === Number(params.id));
    return found ?? reply.code(404).send({ detail: 'Not found.', code: 'opportunity.not_found' });
  });
  app.get<{ Querystring: Record<string, string> }>('/api/opportunities/', async ({ query }) => {
    const [page, size] = [Number(query.page), Number(query.page_size)];
    const { length: count } = market.opportunities;
    return {
      results: market.opportunities.slice((page - 1) * size, page * size),
      count,
      next_page: page * size < count ? page + 1 : null,
    };
  });
  app.get('/api/faq/', async () => ({ results: FAQ, count: FAQ.length, next_page: null }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(market, {
    url,
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  });
}

export type MarketApi = Awaited<ReturnType<typeof marketApi>>;
