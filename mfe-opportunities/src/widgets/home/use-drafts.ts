import type { Opportunity, OpportunityType } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { routes } from '@handover/shared/router';
import { draftForms } from '@handover/shared/session';
import { useIsHydrating } from '@handover/shared/ui-extra';

export interface Draft {
  form: string;
  /** Where it is written on. */
  href: string;
  title: string;
  /** What it is without a title. */
  kind: OpportunityType | 'company' | 'letter';
  /** Whether its record is not stored yet. */
  isNew: boolean;
  /** When it was typed, in milliseconds. */
  at: number;
}

/** The drafts of opportunities, companies and letters, the latest first. None before hydration: only the browser has them. */
export function useDrafts(mine: readonly Opportunity[]): Draft[] {
  const { drafts } = usePlatform();
  if (useIsHydrating()) return [];
  return drafts
    .forms()
    .flatMap((form): Draft[] => {
      const place = placeOf(form, mine);
      const { at, values } = parse(drafts.of(form).read());
      if (!place || typeof at !== 'number') return [];
      const typed = values?.project_title ?? values?.name;
      return [{ form, at, ...place, title: String(typed ?? place.title) }];
    })
    .sort((one, other) => other.at - one.at);
}

/** What a form is of; undefined if it is none of these, or its opportunity is gone. */
function placeOf(form: string, mine: readonly Opportunity[]): Omit<Draft, 'form' | 'at'> | undefined {
  for (const type of ['sell', 'buy'] as const)
    if (form === draftForms.opportunity(type))
      return { kind: type, isNew: true, title: '', href: routes.oppEdit('create', { type }) };
  const opportunity = mine.find(({ id }) => form === draftForms.opportunity(id));
  if (opportunity) {
    const { id, project_title: title, type_of_opportunity: kind } = opportunity;
    return { kind, isNew: false, title, href: routes.oppEdit(id) };
  }
  const id = Number(/\d+$/.exec(form)?.[0]);
  if (form === draftForms.company('create'))
    return { kind: 'company', isNew: true, title: '', href: routes.companyEdit('create') };
  if (form === draftForms.company(id))
    return { kind: 'company', isNew: false, title: '', href: routes.companyEdit(id) };
  if (form === draftForms.letter(id))
    return { kind: 'letter', isNew: true, title: '', href: routes.dealLetter(id) };
  return undefined;
}

interface Stored {
  at?: unknown;
  values?: { project_title?: unknown; name?: unknown };
}

/** A draft that was sent or discarded has older versions only. */
function parse(text: string | undefined): Stored {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
