import type { Language } from '../contract/index.ts';
import { sections } from './sections/index.ts';

/** The section and the settings, all in the URL, so that it can be shared. */
export interface View {
  /** The id of a section, or `all`. */
  section: string;
  language: Language;
  scheme: 'light' | 'dark';
  /** Pixels of the frame; 0 fills the window. */
  width: number;
  /** Only the section, without the gallery around it: for the iframe, and for tests. */
  bare: boolean;
}

export const WIDTHS = [360, 768, 1280, 0] as const;

export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const id = query.get('section');
  return {
    section: id === 'all' ? id : (sections.find((each) => each.id === id)?.id ?? sections[0].id),
    language: query.get('language') === 'fr' ? 'fr' : 'en',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 0,
    bare: query.has('bare'),
  };
}

export const urlOf = ({ section, language, scheme, width, bare }: View): string =>
  `/?${new URLSearchParams({ section, language, scheme, width: String(width), ...(bare && { bare: '' }) })}`;
