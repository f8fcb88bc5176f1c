import type { Language } from '../contract/index.ts';
import { sections } from './sections/index.ts';

/** What is looked at, and how; it stands in the address, so that a state can be sent to somebody. */
export interface View {
  /** The id of a section, or `all`. */
  section: string;
  language: Language;
  scheme: 'light' | 'dark';
  /** Pixels of the frame; 0 fills the window. */
  width: number;
  /** Without the frame around it: what the frame shows, and what a test opens. */
  bare: boolean;
}

export const WIDTHS = [360, 768, 1280, 0] as const;

export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const wanted = query.get('section');
  return {
    section: wanted === 'all' ? wanted : (sections.find(({ id }) => id === wanted)?.id ?? sections[0].id),
    language: query.get('language') === 'fr' ? 'fr' : 'en',
    scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
    width: WIDTHS.find((width) => String(width) === query.get('width')) ?? 0,
    bare: query.has('bare'),
  };
}

export const addressOf = ({ section, language, scheme, width, bare }: View): string =>
  `/?${new URLSearchParams({ section, language, scheme, width: String(width), ...(bare && { bare: '' }) })}`;
