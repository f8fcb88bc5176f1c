import type { DealAction, DealDetail, LoiDocument } from '@handover/shared/contract';
import { isPast } from '../../rules/calendar.ts';
import { can, isOver, pendingLetter } from '../../rules/deal-state.ts';

export type StepAction = Extract<
  DealAction,
  'submit_loi' | 'update_loi' | 'accept_loi' | 'decline_loi' | 'phase_forward' | 'complete' | 'resume'
>;

export interface NextStep {
  /** In the locales, under `nextStep`. */
  key: string;
  /** The day that the sentence names. */
  date: string | null;
  /** The most likely one first; only those that the server offers. */
  actions: StepAction[];
}

const offers: Record<DealDetail['phase'], StepAction[]> = {
  introduction: ['submit_loi'],
  loi: ['accept_loi', 'decline_loi', 'update_loi'],
  due_diligence: ['phase_forward'],
  spa: ['phase_forward'],
  closing: ['complete'],
};

/** The next step of a deal, from the viewer's side. */
export function nextStep(deal: DealDetail, now = Date.now()): NextStep {
  if (isOver(deal)) return { key: overKey(deal), date: deal.updated_at, actions: [] };
  if (deal.status === 'paused') return paused(deal);
  const actions = offers[deal.phase].filter((action) => can(deal, action));
  if (deal.phase === 'introduction') return { ...introduction(deal), actions };
  if (deal.phase === 'loi')
    return { key: `loi.${deal.side}`, date: pendingLetter(deal)?.expiration_date ?? null, actions };
  const end = deal.exclusivity_period_end_time;
  const ended = end === null || isPast(end, now) ? '_ended' : '';
  return { key: `${deal.phase}.${deal.side}${ended}`, date: end, actions };
}

function overKey(deal: DealDetail) {
  if (deal.status === 'completed') return `completed.${deal.side}`;
  return deal.cancellation_reason === 'sold' ? 'cancelled.sold' : 'cancelled.other';
}

function paused(deal: DealDetail): NextStep {
  if (deal.pause_reason === 'exclusivity')
    return { key: `paused.exclusivity_${deal.role}`, date: deal.updated_at, actions: [] };
  return can(deal, 'resume')
    ? { key: 'paused.byViewer', date: deal.updated_at, actions: ['resume'] }
    : { key: 'paused.byOther', date: deal.updated_at, actions: [] };
}

function introduction(deal: DealDetail): Omit<NextStep, 'actions'> {
  const last = latest(deal.loi_documents);
  return last
    ? { key: `afterLetter.${deal.side}.${last.status}`, date: last.updated_at }
    : { key: `introduction.${deal.side}`, date: deal.created_at };
}

const latest = (letters: LoiDocument[]) =>
  letters.reduce<LoiDocument | undefined>(
    (last, letter) => (last === undefined || letter.updated_at > last.updated_at ? letter : last),
    undefined,
  );
