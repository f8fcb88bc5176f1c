import { OPPORTUNITY_TYPES, type Opportunity, type OpportunityType } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useIsHydrating } from '@handover/shared/ui-extra';
import { opportunityDraft } from '../../rules/opportunity-draft.ts';

export interface Draft {
  /** The opportunity, or the type of a new one. */
  of: number | OpportunityType;
  title: string;
  /** When it was typed, in milliseconds. */
  at: number;
}

/** The drafts of the forms of opportunities, the latest first. None before hydration: only the browser has them. */
export function useDrafts(mine: readonly Opportunity[]): Draft[] {
  const { drafts } = usePlatform();
  if (useIsHydrating()) return [];
  const titles = new Map<Draft['of'], string>(mine.map(({ id, project_title }) => [id, project_title]));
  return [...OPPORTUNITY_TYPES, ...titles.keys()]
    .flatMap((of): Draft[] => {
      const { at, values } = parse(drafts.of(opportunityDraft(of)).read());
      if (typeof at !== 'number') return [];
      return [{ of, at, title: String(values?.project_title ?? titles.get(of) ?? '') }];
    })
    .sort((one, other) => other.at - one.at);
}

interface Stored {
  at?: unknown;
  values?: { project_title?: unknown };
}

/** A draft that was sent or discarded has older versions only. */
function parse(text: string | undefined): Stored {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}
