import type { Landing, LandingName, OpportunityType } from '@handover/shared/contract';
import { DomainError } from '../../../errors/domain-error.ts';

export interface LandingNames {
  sectors: LandingName[];
  regions: (LandingName & { country: number })[];
}
/** How many listings of a type are published: of a sector, a region, both, or, with neither, all. */
export interface LandingCount {
  type: OpportunityType;
  sector: number | null;
  region: number | null;
  count: number;
}
interface Asked {
  type_of_opportunity: OpportunityType;
  /** Slugs: `industry`, `bretagne` or `industry/bretagne`. */
  path?: string | undefined;
  sector?: number | undefined;
  region?: number | undefined;
}

/** What an address, or a filter, is about. Throws 404 for a name that there is not. */
function placeOf({ sectors, regions }: LandingNames, { path, sector, region }: Asked) {
  const [first, second, ...more] = path === undefined ? [] : path.split('/');
  const named = {
    sector: sectors.find(({ id, slug }) => (path === undefined ? id === sector : slug === first)),
    region: regions.find(({ id, slug }) => (path === undefined ? id === region : slug === second)),
  };
  if (path !== undefined && second === undefined && !named.sector)
    named.region = regions.find(({ slug }) => slug === first);
  const found = [named.sector, named.region].filter(Boolean).length;
  const asked = path === undefined ? [sector, region].filter((id) => id !== undefined).length : 1;
  if (more.length > 0 || found < asked || (second !== undefined && found < 2))
    throw new DomainError('request.not_found');
  return { sector: named.sector ?? null, region: named.region ?? null };
}

/** A landing page of the sectors and regions that there are, and of what is published in them. */
export function landingOf(names: LandingNames, counts: readonly LandingCount[], asked: Asked): Landing {
  const { sector, region } = placeOf(names, asked);
  const keyOf = (...parts: (string | number | null)[]) => parts.join(' ');
  const known = new Map(counts.map((each) => [keyOf(each.type, each.sector, each.region), each.count]));
  const type = asked.type_of_opportunity;
  const countOf = (of: OpportunityType, sectorId = sector?.id ?? null, regionId = region?.id ?? null) =>
    known.get(keyOf(of, sectorId, regionId)) ?? 0;
  const linked = ({ id, name, name_fr, slug }: LandingName, count: number) =>
    count > 0 ? [{ id, name, name_fr, slug, count }] : [];
  return {
    sector,
    region,
    count: countOf(type),
    other_count: countOf(type === 'sell' ? 'buy' : 'sell'),
    sectors: sector ? [] : names.sectors.flatMap((each) => linked(each, countOf(type, each.id))),
    regions: region
      ? []
      : names.regions.flatMap((each) => linked(each, countOf(type, sector?.id ?? null, each.id))),
  };
}
