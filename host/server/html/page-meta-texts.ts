import type { Language } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import type { PageAt } from '../../src/metadata/page-at.ts';
import { documentTitle } from '../../src/metadata/page-at.ts';
import type { ReadTexts, Texts } from './locale-texts.ts';

export interface PageMetaTexts {
  /** The name of the page, without that of the site. */
  name: string;
  title: string;
  description: string | undefined;
}

/** Title and description of a page, from the texts of its version. Of a list the title says which `part` of it this is, from the second on. */
export async function pageMetaTexts(
  read: ReadTexts,
  { host, remotes }: ReleaseSet,
  { page, match }: PageAt,
  language: Language,
  part?: number,
): Promise<PageMetaTexts> {
  const pages = match
    ? inside((await read(remotes[match.remote]?.locales[language])).metadata)
    : await read(host.locales[language]?.metadata);
  const { title, description } = inside(pages[page]);
  const name = typeof title === 'string' ? titleOfPart(pages, title, part) : undefined;
  return {
    name: name ?? 'Handover',
    title: name === undefined ? 'Handover' : documentTitle(page, name),
    description: typeof description === 'string' ? description : undefined,
  };
}

/** The title of a part of a list, by the pattern among these texts. */
export const titleOfPart = ({ titleOfPage }: Texts, title: string, part: number | undefined): string =>
  part && typeof titleOfPage === 'string'
    ? titleOfPage.replace('{{title}}', () => title).replace('{{page}}', String(part))
    : title;

export const inside = (value: Texts | string | undefined): Texts => (typeof value === 'object' ? value : {});
