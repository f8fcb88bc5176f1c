import {
  CLOSING_ACTIONS,
  type ClosingAction,
  type ClosingOwner,
  type ClosingState,
  type DealPhase,
  type DealSide,
  type DealStatus,
  VERSION_ACTIONS,
  type VersionAction,
} from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

/** The facts that a decision about the closing of a deal depends on. */
export interface ClosingFacts {
  side: DealSide;
  status: DealStatus;
  phase: DealPhase;
}
export interface ClosingLineFacts extends ClosingFacts {
  owedBy: ClosingOwner;
  writtenBy: DealSide;
  state: ClosingState;
  movedSide: DealSide | null;
  /** The sides that have attached documents. */
  attachedBy: DealSide[];
}
export interface VersionFacts extends ClosingFacts {
  isNewest: boolean;
  markedBy: DealSide[];
  /** The side that has attached the signed copy. */
  signedBy: DealSide | null;
  isConfirmed: boolean;
}

/** The SPA is negotiated, or signed. Before, there is nothing to read; afterwards everything stays. */
export const hasClosing = (phase: DealPhase): boolean => phase === 'spa' || phase === 'closing';

/** Both sides write, in an active deal, from the phase of the SPA on. */
export function checkWrite({ status, phase }: ClosingFacts): void {
  if (status !== 'active') throw new DomainError('deal.wrong_status', { status });
  if (!hasClosing(phase)) throw new DomainError('deal.wrong_phase');
}

type Who = 'writer' | 'deleting' | 'owing' | 'confirming' | 'either';
interface LineRule {
  who: Who;
  from: ClosingState[];
}

const LINE_RULES: Record<ClosingAction, LineRule> = {
  edit: { who: 'writer', from: ['open'] },
  delete: { who: 'deleting', from: ['open'] },
  attach: { who: 'either', from: ['open', 'done', 'confirmed'] },
  open: { who: 'either', from: ['done', 'not_needed', 'confirmed'] },
  done: { who: 'owing', from: ['open'] },
  confirmed: { who: 'confirming', from: ['done'] },
  not_needed: { who: 'either', from: ['open', 'done'] },
};

const owes = ({ side, owedBy }: Pick<ClosingLineFacts, 'side' | 'owedBy'>) =>
  owedBy === 'both' || owedBy === side;

function isWho(who: Who, facts: ClosingLineFacts): boolean {
  const { side, writtenBy, movedSide, attachedBy } = facts;
  return {
    writer: side === writtenBy,
    // Documents of the other side are not the writer's to take away.
    deleting: side === writtenBy && attachedBy.every((each) => each === side),
    owing: owes(facts),
    confirming: side !== movedSide,
    either: true,
  }[who];
}

/** Throws why the viewer may not do it with a line now: 409 for a state, 403 for the other side's. */
export function checkLine(action: ClosingAction, facts: ClosingLineFacts): void {
  checkWrite(facts);
  const rule = LINE_RULES[action];
  if (!rule.from.includes(facts.state)) throw new DomainError('closing.wrong_state', { state: facts.state });
  if (!isWho(rule.who, facts)) throw new DomainError('deal.other_side_only');
}

/** Documents are taken away until the line is confirmed: what was confirmed with them stays as it was. */
export function checkDetach(facts: ClosingLineFacts): void {
  checkLine('attach', facts);
  if (facts.state === 'confirmed') throw new DomainError('closing.wrong_state', { state: facts.state });
}

/** A side that has done a line and opens it again itself. */
export const isTakenBack = (to: ClosingState, { state, side, movedSide }: ClosingLineFacts): boolean =>
  to === 'open' && state === 'done' && side === movedSide;

/** The other side has to know why something is not needed, or not done for it. What a side has done itself it takes back without a word. */
export function checkReason(to: ClosingState, facts: ClosingLineFacts, reason: string) {
  const isReturned = to === 'open' && facts.state !== 'not_needed' && !isTakenBack(to, facts);
  if ((to === 'not_needed' || isReturned) && reason.length === 0)
    throw new FieldError('reason', 'value.required');
}

const canMark = (facts: VersionFacts, isMarked: boolean) =>
  facts.isNewest && facts.signedBy === null && facts.markedBy.includes(facts.side) === isMarked;

export const isAgreed = ({ markedBy }: Pick<VersionFacts, 'markedBy'>): boolean => markedBy.length === 2;

const VERSION_RULES: Record<VersionAction, (facts: VersionFacts) => boolean> = {
  mark: (facts) => canMark(facts, false),
  unmark: (facts) => canMark(facts, true),
  sign: (facts) => facts.isNewest && isAgreed(facts) && facts.signedBy === null,
  confirm_signed: ({ side, signedBy, isConfirmed }) => signedBy !== null && signedBy !== side && !isConfirmed,
  remove_signed: ({ signedBy, isConfirmed }) => signedBy !== null && !isConfirmed,
};

/** Throws why the viewer may not do it with a version of an agreement now. */
export function checkVersion(action: VersionAction, facts: VersionFacts): void {
  checkWrite(facts);
  if (VERSION_RULES[action](facts)) return;
  if (!facts.isNewest) throw new DomainError('closing.newer_version');
  if (action === 'confirm_signed' && facts.signedBy === facts.side)
    throw new DomainError('deal.other_side_only');
  throw new DomainError(facts.signedBy === null ? 'closing.version_state' : 'closing.signed');
}

/** A further version is refused once a signed copy is there: that has to be taken away first. */
export function checkAddVersion(facts: ClosingFacts, newest: Pick<VersionFacts, 'signedBy'> | undefined) {
  checkWrite(facts);
  if (newest?.signedBy) throw new DomainError('closing.signed');
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

export const mayWrite = (facts: ClosingFacts): boolean => passes(() => checkWrite(facts));
export const mayDetach = (facts: ClosingLineFacts): boolean => passes(() => checkDetach(facts));
export const mayAddVersion = (facts: ClosingFacts, newest: Pick<VersionFacts, 'signedBy'> | undefined) =>
  passes(() => checkAddVersion(facts, newest));
export const lineActions = (facts: ClosingLineFacts): ClosingAction[] =>
  CLOSING_ACTIONS.filter((action) => passes(() => checkLine(action, facts)));
export const versionActions = (facts: VersionFacts): VersionAction[] =>
  VERSION_ACTIONS.filter((action) => passes(() => checkVersion(action, facts)));

/** Whether a line waits for the viewer's side: to do it, or to confirm what the other has done. */
export const waitsForSide = (facts: ClosingLineFacts): boolean =>
  passes(() => checkLine(facts.state === 'done' ? 'confirmed' : 'done', facts));
