import type { ClosingKind, ClosingOwner, Language } from '@handover/shared/contract';

/** What a closing usually needs: lines by what they are about, each with the side that owes it. */
export interface ClosingTemplate {
  sections: { kind: ClosingKind; lines: { title: string; owed_by: ClosingOwner }[] }[];
}

/** Texts are loaded when somebody begins a list, and weigh on no page. */
const LOADERS: Record<Language, () => Promise<unknown>> = {
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
};

export const loadClosingTemplate = async (language: Language): Promise<ClosingTemplate> =>
  ((await LOADERS[language]()) as { default: ClosingTemplate }).default;
