import {
  type Language,
  OPPORTUNITY_TYPES,
  type Opportunity,
  paths,
  routes,
  withQuery,
} from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import type { Graph } from 'schema-dts';
import { type PageAddresses, pageAddresses } from '../../src/metadata/page-addresses.ts';
import { documentTitle, type PageAt, pageAt } from '../../src/metadata/page-at.ts';
import type { ReadTexts } from '../html/locale-texts.ts';
import { type PageMetaTexts, pageMetaTexts } from '../html/page-meta-texts.ts';
import type { ReadPublic } from '../state/read-public.ts';
import { describeOpportunity } from './describe-opportunity.ts';
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
  const absolute = (path: string, search: string) => publicUrl + pageAddresses(path, search).canonical;

  async function trailTo({ set, search, language }: Asked, list: string): Promise<Breadcrumb[]> {
    const { name } = await textsOf(set, pageAt(set, list), language);
    return [
      { name: 'Handover', url: absolute(routes.home, search) },
      { name, url: absolute(list, search) },
    ];
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
    const trail = await trailTo(asked, routes.opportunities(type));
    return {
      texts,
      addresses,
      structuredData: graph([
        listing({ opportunity, language, url }),
        breadcrumbList([...trail, { name, url }]),
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
    if (opportunity === 'missing') {
      const nothing: PageAt = { page: 'not-found', exists: false, indexed: false };
      const notFound = await textsOf(set, nothing, language);
      return { texts: notFound, addresses: undefined, structuredData: undefined, exists: false };
    }
    if (opportunity) return ofOpportunity(asked, opportunity);
    const addresses = at.indexed ? pageAddresses(pathname, search) : undefined;
    return {
      texts: await textsOf(set, at, language, addresses?.page),
      addresses,
      structuredData: addresses && (await structuredDataOf(asked, addresses)),
      feed: addresses && feedOf(addresses, language),
      exists: at.exists,
    };
  };
}

export type DescribePage = ReturnType<typeof pageMetadata>;
