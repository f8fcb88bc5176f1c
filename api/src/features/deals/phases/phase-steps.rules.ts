import { DEAL_PHASES, type DealPhase, type DealStatus, type PhaseStep } from '@handover/shared/contract';

interface LogEntry {
  phase: DealPhase | null;
  createdAt: Date;
}

/** Every step with its state, so that a client draws them without knowing the rules. The log is in order. */
export function phaseSteps(phase: DealPhase, status: DealStatus, log: LogEntry[]): PhaseStep[] {
  const entered = new Map<DealPhase, Date>();
  let at: DealPhase | null = null;
  for (const entry of log) {
    if (entry.phase && entry.phase !== at) entered.set(entry.phase, entry.createdAt);
    at = entry.phase ?? at;
  }
  const current = DEAL_PHASES.indexOf(phase);
  // A deal that is over has no current phase: the one in which it ended counts as done.
  const isOver = status === 'completed' || status === 'cancelled';
  return DEAL_PHASES.map((step, index) => ({
    phase: step,
    state: index > current ? 'upcoming' : index < current || isOver ? 'done' : 'current',
    entered_at: index <= current ? (entered.get(step)?.toISOString() ?? null) : null,
  }));
}
