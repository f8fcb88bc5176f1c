import {
  type Landing,
  OPPORTUNITY_TYPES,
  type OpportunityType,
  paths,
  routes,
  withQuery,
} from '@handover/shared/contract';

/** Crawlers wait longer than people do. */
const TIMEOUT_MS = 10_000;

async function readLanding(apiUrl: string, type: OpportunityType, path?: string): Promise<Landing> {
  const url = new URL(withQuery(paths.landing, { type_of_opportunity: type, path }), apiUrl);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}`);
  return (await response.json()) as Landing;
}

/** The paths of all landing pages that have listings: of sectors, of regions, and of the regions of each sector. */
export async function readLandings(apiUrl: string): Promise<string[]> {
  const found: string[] = [];
  for (const type of OPPORTUNITY_TYPES) {
    const { sectors, regions } = await readLanding(apiUrl, type);
    found.push(...[...sectors, ...regions].map(({ slug }) => routes.landing(type, slug)));
    for (const sector of sectors) {
      const within = await readLanding(apiUrl, type, sector.slug);
      found.push(...within.regions.map(({ slug }) => routes.landing(type, `${sector.slug}/${slug}`)));
    }
  }
  return found;
}
