import type { Language } from '@handover/shared/contract';

/** What a due-diligence list usually asks for: lines by section, and more of them by sector. */
export interface DiligenceTemplate {
  sections: TemplateSection[];
  sectors: Record<SectorGroup, TemplateSection>;
}
export interface TemplateSection {
  name: string;
  lines: string[];
}

export const SECTOR_GROUPS = [
  'industry',
  'construction',
  'technology',
  'health',
  'food',
  'trade',
  'transport',
  'services',
] as const;
export type SectorGroup = (typeof SECTOR_GROUPS)[number];

/** The sectors of the reference data, by their ids. One that staff have added later has no lines of its own. */
const GROUP_OF: Readonly<Record<number, SectorGroup>> = {
  1: 'industry',
  2: 'construction',
  3: 'technology',
  4: 'health',
  5: 'food',
  6: 'trade',
  7: 'trade',
  8: 'food',
  9: 'transport',
  10: 'services',
  11: 'construction',
  12: 'services',
};

/** The lines that fit a business by its sectors. */
export const groupOf = (sectors: readonly { id: number }[]): SectorGroup | undefined =>
  sectors.map(({ id }) => GROUP_OF[id]).find((group) => group !== undefined);

/** Texts are loaded when somebody begins a list, and weigh on no page. */
const LOADERS: Record<Language, () => Promise<{ default: DiligenceTemplate }>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
};

export const loadTemplate = async (language: Language): Promise<DiligenceTemplate> =>
  (await LOADERS[language]()).default;
