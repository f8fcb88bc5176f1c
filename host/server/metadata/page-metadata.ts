import {
  LANGUAGE_PARAM,
  type Landing,
  type LandingName,
  type Language,
  OPPORTUNITY_TYPES,
  type Opportunity,
  type OpportunityType,
  paths,
  routes,
  withQuery,
} from '@handover/shared/contract';
import { opportunityPicture } from '@handover/shared/contract/hosting';
import type { ReleaseSet } from '@handover/shared/federation';
import type { Graph } from 'schema-dts';
import { languageOf, type PageAddresses, pageAddresses } from '../../src/metadata/page-addresses.ts';
import { documentTitle, type PageAt, pageAt } from '../../src/metadata/page-at.ts';
import type { ReadTexts } from '../html/locale-texts.ts';
import { inside, type PageMetaTexts, pageMetaTexts, titleOfPart } from '../html/page-meta-texts.ts';
import type { ReadPublic } from '../state/read-public.ts';
import { describeOpportunity, nameIn } from './describe-opportunity.ts';
import {
  landingAt,
  landingOfFilter,
  landingTexts,
  namesOf,
  pathOf,
  readLanding,
  stepsTo,
} from './landing.ts';
import { readFaq } from './read-faq.ts';
import { readOpportunity } from './read-opportunity.ts';
import {
  type Breadcrumb,
  breadcrumbList,
  faqPage,
  graph,
  listing,
  organization,
  webSite,
} from './structured-data.ts';

/** The content of a page's head. */
export interface PageMetadata {
  texts: PageMetaTexts;
  /** Absent for pages that are not indexed. */
  addresses: PageAddresses | undefined;
  structuredData: Graph | undefined;
  /** The path of a picture of its own, of the size of `SOCIAL_IMAGE`, and what it shows. */
  image?: { path: string; alt: string };
  /** The path of the page's feed. */
  feed?: string | undefined;
  /** Whether everyone finds a page at this address. */
  exists: boolean;
}

interface MetadataOptions {
  texts: ReadTexts;
  readPublic: ReadPublic;
  publicUrl: string;
}

interface Asked {
  set: ReleaseSet;
  at: PageAt;
  pathname: string;
  search: string;
  language: Language;
}

/** The feed of a list, without filters, as its canonical address has none. */
function feedOf({ canonical }: PageAddresses, lang: Language): string | undefined {
  const type = OPPORTUNITY_TYPES.find((each) => canonical.split('?')[0] === routes.opportunities(each));
  return type && withQuery(paths.opportunityFeed, { type_of_opportunity: type, lang });
}

/** Finds the metadata of a page: of an opportunity from what everyone may read of it, of any other page from its texts. */
export function pageMetadata({ texts, readPublic, publicUrl }: MetadataOptions) {
  const textsOf = (set: ReleaseSet, at: PageAt, language: Language, part?: number) =>
    pageMetaTexts(texts, set, at, language, part);

  /** The address of a path in the language that the page was asked for in. */
  const absolute = (path: string, search: string) =>
    publicUrl + withQuery(path, { [LANGUAGE_PARAM]: languageOf(search) });

  async function trailTo({ set, search, language }: Asked, list: string): Promise<Breadcrumb[]> {
    const { name } = await textsOf(set, pageAt(set, list), language);
    return [
      { name: 'Handover', url: absolute(routes.home, search) },
      { name, url: absolute(list, search) },
    ];
  }

  /** The landing pages of these names, each within the one before. */
  const crumbs = ({ search, language }: Asked, type: OpportunityType, names: readonly LandingName[]) =>
    names.map((named, at): Breadcrumb => {
      const path = names.slice(0, at + 1).map(({ slug }) => slug);
      return {
        name: nameIn(language, named),
        url: absolute(routes.landing(type, path.join('/')), search),
      };
    });

  async function ofLanding(asked: Asked, type: OpportunityType, landing: Landing): Promise<PageMetadata> {
    const { set, at, pathname, search, language } = asked;
    const addresses = pageAddresses(pathname, search);
    const [general, own, trail] = await Promise.all([
      textsOf(set, at, language, addresses.page),
      texts(at.match && set.remotes[at.match.remote]?.locales[language]),
      trailTo(asked, routes.opportunities(type)),
    ]);
    const special = landingTexts(own, type, landing, language);
    const name = special && titleOfPart(inside(own.metadata), special.title, addresses.page);
    const described = name
      ? { name, title: documentTitle(at.page, name), description: special.description }
      : general;
    const isEmpty = landing.count === 0;
    return {
      texts: described,
      addresses: isEmpty ? undefined : addresses,
      structuredData: isEmpty
        ? undefined
        : graph([breadcrumbList([...trail, ...crumbs(asked, type, namesOf(landing))])]),
      feed: withQuery(paths.opportunityFeed, {
        type_of_opportunity: type,
        [type === 'buy' ? 'preferred_sectors' : 'sectors']: landing.sector?.id,
        countries: landing.region?.country,
        regions: landing.region?.id,
        lang: language,
      }),
      exists: true,
    };
  }

  async function notFound({ set, language }: Asked): Promise<PageMetadata> {
    const nothing: PageAt = { page: 'not-found', exists: false, indexed: false };
    return {
      texts: await textsOf(set, nothing, language),
      addresses: undefined,
      structuredData: undefined,
      exists: false,
    };
  }

  /** A list that is filtered as a landing page is has the addresses of that page. */
  async function ofFilter(addresses: PageAddresses, search: string): Promise<PageAddresses> {
    const list = addresses.canonical.split('?')[0] ?? '';
    const found = await landingOfFilter(readPublic, list, search);
    return found ? pageAddresses(routes.landing(found.type, pathOf(found.landing)), search) : addresses;
  }

  async function ofOpportunity(asked: Asked, opportunity: Opportunity): Promise<PageMetadata> {
    const { pathname, search, language } = asked;
    const addresses = pageAddresses(pathname, search);
    const url = publicUrl + addresses.canonical;
    const { project_title: name, type_of_opportunity: type } = opportunity;
    const texts = {
      name,
      title: documentTitle(asked.at.page, name),
      description: describeOpportunity(opportunity, language),
    };
    // A reader who follows a link learns that it is sold, but nobody should find it by searching.
    if (opportunity.sold) return { texts, addresses: undefined, structuredData: undefined, exists: true };
    const [trail, landing] = await Promise.all([
      trailTo(asked, routes.opportunities(type)),
      readLanding(readPublic, { type, by: {} }),
    ]);
    const steps = landing && landing !== 'missing' ? stepsTo(opportunity, landing) : [];
    const image = { path: withQuery(opportunityPicture(opportunity.id), { lang: language }), alt: name };
    return {
      texts,
      addresses,
      image,
      structuredData: graph([
        listing({ opportunity, language, url, image: publicUrl + image.path }),
        breadcrumbList([...trail, ...crumbs(asked, type, steps), { name, url }]),
      ]),
      exists: true,
    };
  }

  async function structuredDataOf(asked: Asked, { canonical }: PageAddresses): Promise<Graph | undefined> {
    const path = canonical.split('?')[0] ?? '';
    if (path === routes.home)
      return graph([webSite(publicUrl + canonical, asked.language), organization(publicUrl)]);
    if (path === routes.faq) {
      const questions = await readFaq(readPublic);
      return questions && graph([faqPage(questions, asked.language)]);
    }
    if (![routes.opportunities('sell'), routes.opportunities('buy')].includes(path)) return undefined;
    return graph([breadcrumbList(await trailTo(asked, path))]);
  }

  return async (asked: Asked): Promise<PageMetadata> => {
    const { set, at, pathname, search, language } = asked;
    const isOpportunity = at.match?.route.path === routes.opportunity(':id');
    const opportunity = isOpportunity
      ? await readOpportunity(readPublic, at.match?.params.id ?? '')
      : undefined;
    const place = landingAt(at);
    const landing = place && (await readLanding(readPublic, place));
    if (opportunity === 'missing' || landing === 'missing') return notFound(asked);
    if (opportunity) return ofOpportunity(asked, opportunity);
    if (place && landing) return ofLanding(asked, place.type, landing);
    const addresses = at.indexed ? pageAddresses(pathname, search) : undefined;
    return {
      texts: await textsOf(set, at, language, addresses?.page),
      addresses: addresses && (await ofFilter(addresses, search)),
      structuredData: addresses && (await structuredDataOf(asked, addresses)),
      feed: addresses && feedOf(addresses, language),
      exists: at.exists,
    };
  };
}

export type DescribePage = ReturnType<typeof pageMetadata>;
