import type { DealDetail } from '@handover/shared/contract';
import { DealClock } from './deal-clock.tsx';
import classes from './deal-side.module.css';
import { Dossier } from './dossier.tsx';
import { ExclusivityProposal } from './exclusivity-proposal.tsx';
import { OtherParty } from './other-party.tsx';

/** What waits until when, and with whom: beside the tabs where there is room, else in the overview. */
export const DealBrief = ({ deal }: { deal: DealDetail }) => (
  <div className={classes.brief}>
    <Dossier deal={deal} />
    <ExclusivityProposal deal={deal} />
    <DealClock deal={deal} />
    <OtherParty deal={deal} />
  </div>
);
