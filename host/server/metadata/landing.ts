import {
  FILTER_LISTS,
  filterParams,
  type Landing,
  type LandingName,
  type Language,
  NO_FILTERS,
  OPPORTUNITY_TYPES,
  type Opportunity,
  type OpportunityType,
  paths,
  routes,
  WRITING,
} from '@handover/shared/contract';
import type { PageAt } from '../../src/metadata/page-at.ts';
import type { Texts } from '../html/locale-texts.ts';
import type { ReadPublic } from '../state/read-public.ts';
import { nameIn } from './describe-opportunity.ts';
import { saysMissing } from './read-opportunity.ts';

/** What an address asks for: a landing page by its path, or the one of a filter by its ids; with neither, that of the whole list. */
export interface LandingAsked {
  type: OpportunityType;
  by: { path?: string; sector?: string; region?: string };
}

/** `missing` if there is no such sector or region; undefined if the api does not answer in time. */
export async function readLanding(
  readPublic: ReadPublic,
  { type, by }: LandingAsked,
): Promise<Landing | 'missing' | undefined> {
  const response = await readPublic(paths.landing, { type_of_opportunity: type, ...by }).catch(
    () => undefined,
  );
  if (response?.status === 200) return response.data as Landing;
  return response && saysMissing(response.status) ? 'missing' : undefined;
}

/** The landing page that is at this address. */
export function landingAt({ match }: PageAt): LandingAsked | undefined {
  const { place, region } = match?.params ?? {};
  const type = OPPORTUNITY_TYPES.find((each) => match?.route.path.startsWith(routes.landing(each, '')));
  return type && place ? { type, by: { path: [place, region].filter(Boolean).join('/') } } : undefined;
}

const FILTERS = Object.keys(filterParams(NO_FILTERS));
const ID = /^[1-9]\d{0,8}$/;

/** The landing page of a list with one filter alone: a sector, a region with its country, or both. */
export async function landingOfFilter(
  readPublic: ReadPublic,
  list: string,
  search: string,
): Promise<{ type: OpportunityType; landing: Landing } | undefined> {
  const type = OPPORTUNITY_TYPES.find((each) => routes.opportunities(each) === list);
  const query = new URLSearchParams(search);
  const [sector, region, country] = (['sectors', 'regions', 'countries'] as const).map((name) =>
    query.get(FILTER_LISTS[name]),
  );
  const set = FILTERS.map((name) => query.get(name)).filter(Boolean);
  const ids = [sector, region, country].filter((id) => id && ID.test(id));
  // A list is filtered by a region in its country alone.
  if (!type || ids.length === 0 || ids.length < set.length || !region !== !country) return undefined;
  const by = { ...(sector && { sector }), ...(region && { region }) };
  const landing = await readLanding(readPublic, { type, by });
  if (!landing || landing === 'missing') return undefined;
  return landing.region && landing.region.country !== Number(country) ? undefined : { type, landing };
}

/** What it is about: a sector, a region, or both. */
export const namesOf = ({ sector, region }: Landing): LandingName[] =>
  [sector, region].flatMap((each) => (each ? [each] : []));

/** Its slugs: the end of its address. */
export const pathOf = (landing: Landing): string =>
  namesOf(landing)
    .map(({ slug }) => slug)
    .join('/');

/** The landing pages that lead to an opportunity, by the one of the whole list: that of its first sector, and within it of its region. */
export function stepsTo({ sectors, region }: Opportunity, all: Landing): LandingName[] {
  const [sector] = sectors.flatMap(({ id }) => all.sectors.find((each) => each.id === id) ?? []);
  const place = all.regions.find(({ id }) => id === region?.id);
  return [sector, place].flatMap((each) => (each ? [each] : []));
}

/** Title and text of a landing page, from the texts of the remote; undefined in a version that has none. */
export function landingTexts(texts: Texts, type: OpportunityType, landing: Landing, language: Language) {
  const text = (part: string) =>
    [part, type].reduce<Texts | string | undefined>(
      (inside, key) => (typeof inside === 'object' ? inside[key] : undefined),
      texts.landing,
    );
  const [title, description] = [text('title'), text('text')];
  if (typeof title !== 'string' || typeof description !== 'string') return undefined;
  const number = (count: number) => new Intl.NumberFormat(WRITING[language].numbers).format(count);
  const values: Record<string, string> = {
    names: namesOf(landing)
      .map((each) => nameIn(language, each))
      .join(', '),
    shown: number(landing.count),
    others: number(landing.other_count),
  };
  const filled = (pattern: string) => pattern.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');
  return { title: filled(title), description: filled(description) };
}
