import { CURRENCIES, type Faq, inLanguage, type Language, type Opportunity } from '@handover/shared/contract';
import type {
  BreadcrumbList,
  Demand,
  FAQPage,
  Graph,
  Offer,
  Organization,
  Place,
  Product,
  Thing,
  WebSite,
} from 'schema-dts';
import { LOGO } from '../brand/addresses.ts';
import { describeOpportunity, nameIn } from './describe-opportunity.ts';

/** A link of the trail that leads to a page; absolute. */
export interface Breadcrumb {
  name: string;
  url: string;
}

export const graph = (things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

export const breadcrumbList = (trail: readonly Breadcrumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export const webSite = (url: string, language: Language): WebSite => ({
  '@type': 'WebSite',
  name: 'Handover',
  url,
  inLanguage: language,
});

/** Who runs the marketplace, with its logo. */
export const organization = (publicUrl: string): Organization => ({
  '@type': 'Organization',
  name: 'Handover',
  url: `${publicUrl}/`,
  logo: publicUrl + LOGO,
});

export const faqPage = (questions: readonly Faq[], language: Language): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map((each) => ({
    '@type': 'Question',
    name: inLanguage(each, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: inLanguage(each, 'answer', language) },
  })),
});

interface Listed {
  opportunity: Opportunity;
  language: Language;
  /** Absolute. */
  url: string;
  /** The address of its picture; absolute. */
  image: string;
}

/**
 * A business for sale is a product with an offer, a mandate is a demand. Only what its page shows to everyone: neither who offers it nor its
 * figures, and as the place no more than region and country.
 */
export function listing({ opportunity, language, url, image }: Listed): Product | Demand {
  const { type_of_opportunity: type, project_title: name, sectors, published_at } = opportunity;
  const description = describeOpportunity(opportunity, language);
  const category = sectors.map((sector) => nameIn(language, sector)).join(', ');
  const area = placeOf(opportunity, language);
  if (type === 'buy')
    return {
      '@type': 'Demand',
      '@id': `${url}#listing`,
      name,
      description,
      url,
      image,
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Buy' },
      itemOffered: { '@type': 'Product', name, category },
      ...(area && { areaServed: area }),
      ...(published_at && { validFrom: published_at }),
    };
  return {
    '@type': 'Product',
    '@id': `${url}#listing`,
    name,
    description,
    url,
    image,
    category,
    offers: offerOf(opportunity, url, area),
  };
}

function offerOf(opportunity: Opportunity, url: string, area: Place | undefined): Offer {
  const { asking_price: price, preferred_currency, under_exclusivity, published_at } = opportunity;
  const currency = CURRENCIES.find(({ id }) => id === preferred_currency)?.name;
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    // An opportunity under exclusivity is still offered, but reserved for another party.
    availability: under_exclusivity ? 'https://schema.org/Reserved' : 'https://schema.org/InStock',
    ...(price !== null && currency && { price, priceCurrency: currency }),
    ...(area && { availableAtOrFrom: area }),
    ...(published_at && { validFrom: published_at }),
  };
}

function placeOf({ region, country }: Opportunity, language: Language): Place | undefined {
  if (!region && !country) return undefined;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(region && { addressRegion: nameIn(language, region) }),
      ...(country && { addressCountry: nameIn(language, country) }),
    },
  };
}
