import { inLanguage, type Language, type Opportunity } from '@handover/shared/contract';

/** Search engines and previews show no more of a description. */
const MAX_LENGTH = 160;

interface Named {
  name: string;
  name_fr: string | null;
}

/** The name of a record of reference data in a language. */
export const nameIn = (language: Language, named: Named): string => inLanguage(named, 'name', language);

/** The sectors, place and kind of the opportunity, in one line. */
export function describeOpportunity(opportunity: Opportunity, language: Language): string {
  const { sectors, region, country, activity, preferred_description } = opportunity;
  const names = (records: readonly (Named | null)[]) =>
    records.flatMap((record) => (record ? [nameIn(language, record)] : [])).join(', ');
  const where = [names(sectors), names([region, country])].filter(Boolean).join(' · ');
  const what = (activity || preferred_description).replace(/\s+/g, ' ').trim();
  return shortened([where, what].filter(Boolean).join('. '));
}

/** Cut between words. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/[\s,;:.–-]+$/, '')}…`;
}
