import type { Party } from '@handover/shared/contract';

export const partyName = (party: Party | null) =>
  party ? `${party.first_name} ${party.last_name}`.trim() : '';
