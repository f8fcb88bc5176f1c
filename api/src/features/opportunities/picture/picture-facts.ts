import { inLanguage, type Language, type Opportunity } from '@handover/shared/contract';
import { TEXTS } from '../../../locales/texts.ts';
import type { PictureFacts } from './draw-picture.ts';

type Listing = Pick<
  Opportunity,
  'id' | 'type_of_opportunity' | 'project_title' | 'sectors' | 'sub_sectors' | 'region' | 'country'
>;
type Named = { name: string; name_fr: string | null } | null;

/** What the picture of a listing shows, in a language; without the picture that was chosen. */
export function pictureFacts(listing: Listing, lang: Language): Omit<PictureFacts, 'image'> {
  const { id, type_of_opportunity: type, sectors, sub_sectors, region, country } = listing;
  const names = (records: readonly Named[]) =>
    records.flatMap((each) => (each ? [inLanguage(each, 'name', lang)] : [])).join(', ');
  return {
    kind: TEXTS[lang].pictures[type],
    title: listing.project_title,
    line: [names(sectors), names([region, country])].filter(Boolean).join(' · '),
    hue: sectors[0]?.hue ?? 0,
    pattern: { seed: sub_sectors[0]?.name ?? sectors[0]?.name ?? '', listing: id },
  };
}
