import {
  DEAL_PHASES,
  type DealPhase,
  type DealSide,
  type DealStatus,
  DILIGENCE_ACTIONS,
  type DiligenceAction,
  type DiligenceState,
} from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

/** The facts that a decision about the due-diligence list of a deal depends on. */
export interface ListFacts {
  side: DealSide;
  status: DealStatus;
  phase: DealPhase;
  isSent: boolean;
}
export interface LineFacts extends ListFacts {
  owedBy: DealSide;
  state: DiligenceState;
}

/** The buyer side writes the list, also before its audit begins; the seller side sees it from when it is sent. */
export const WRITER: DealSide = 'buyer';

/** Adding, editing and removing lines. */
export function checkWrite({ side, status }: ListFacts): void {
  if (status !== 'active') throw new DomainError('deal.wrong_status', { status });
  if (side !== WRITER) throw new DomainError('deal.other_side_only');
}

/** The audit begins with due diligence: the letter is accepted by then. */
export function checkSend(facts: ListFacts): void {
  checkWrite(facts);
  if (DEAL_PHASES.indexOf(facts.phase) < DEAL_PHASES.indexOf('due_diligence'))
    throw new DomainError('deal.wrong_phase');
  if (facts.isSent) throw new DomainError('diligence.sent');
}

type Who = 'writer' | 'owing' | 'asking' | 'seller' | 'either';
interface LineRule {
  who: Who;
  from: DiligenceState[];
  /** Only the writer has lines that are not sent. */
  beforeSent?: true;
  /** It answers what was asked: the side that owes the line may, also while the deal is paused. */
  answers?: true;
}

const UNDONE: DiligenceState[] = ['open', 'returned'];
const DONE: DiligenceState[] = ['provided', 'not_applicable'];
const PENDING: DiligenceState[] = [...UNDONE, 'provided'];

const RULES: Record<DiligenceAction, LineRule> = {
  edit: { who: 'writer', from: UNDONE, beforeSent: true },
  delete: { who: 'writer', from: ['open'], beforeSent: true },
  assign: { who: 'owing', from: PENDING, answers: true },
  link: { who: 'seller', from: PENDING, answers: true },
  comment: { who: 'either', from: [...UNDONE, ...DONE, 'accepted'], answers: true },
  open: { who: 'owing', from: DONE, answers: true },
  provided: { who: 'owing', from: UNDONE, answers: true },
  not_applicable: { who: 'owing', from: UNDONE, answers: true },
  accepted: { who: 'asking', from: ['provided'] },
  returned: { who: 'asking', from: [...DONE, 'accepted'] },
};

const isWho = (who: Who, { side, owedBy }: LineFacts): boolean =>
  ({
    writer: side === WRITER,
    owing: side === owedBy,
    asking: side !== owedBy,
    seller: side === 'seller',
    either: true,
  })[who];

/** Throws why the viewer may not do it with a line now: 409 for a state, 403 for the other side's. */
export function checkLine(action: DiligenceAction, facts: LineFacts): void {
  const { status, side, owedBy, state, isSent } = facts;
  const rule = RULES[action];
  const isPausedAnswer = status === 'paused' && rule.answers && side === owedBy;
  if (status !== 'active' && !isPausedAnswer) throw new DomainError('deal.wrong_status', { status });
  if (!isSent && !rule.beforeSent) throw new DomainError('diligence.not_sent');
  if (!isWho(rule.who, facts)) throw new DomainError('deal.other_side_only');
  if (!rule.from.includes(state)) throw new DomainError('diligence.wrong_state', { state });
}

const passes = (check: () => void): boolean => {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

export const lineActions = (facts: LineFacts): DiligenceAction[] =>
  DILIGENCE_ACTIONS.filter((action) => passes(() => checkLine(action, facts)));

export const listActions = (facts: ListFacts): ('write' | 'send')[] => [
  ...(passes(() => checkWrite(facts)) ? (['write'] as const) : []),
  ...(passes(() => checkSend(facts)) ? (['send'] as const) : []),
];

/** Whether a line waits for the viewer's side: to provide it, also while the deal is paused, or to look at what the other has provided. */
export const waitsForSide = (facts: LineFacts): boolean =>
  passes(() => checkLine(facts.side === facts.owedBy ? 'provided' : 'accepted', facts));

/** The other side has to know why it gets a line back, or does not get what it asked for. */
export function checkReason(state: DiligenceState, comment: string): void {
  if ((state === 'returned' || state === 'not_applicable') && comment.length === 0)
    throw new FieldError('comment', 'value.required');
}
