import type { ProposedDecision, ProposedName } from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/**
 * The proposed names with what is decided on each; those without a decision stay proposed. Throws 409 if one is no
 * longer proposed there: it was decided meanwhile, or its owner has left it out.
 */
export const matchDecisions = (proposed: readonly ProposedName[], decisions: readonly ProposedDecision[]) =>
  decisions.map(({ kind, id, accepted }) => {
    const found = proposed.find((one) => one.kind === kind && one.id === id);
    if (!found) throw new DomainError('record.changed');
    return { ...found, accepted };
  });
