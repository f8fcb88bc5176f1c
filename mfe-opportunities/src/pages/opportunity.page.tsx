import { useParams } from '@handover/shared/router';
import { OpportunityDetail } from './opportunity-detail.tsx';
import { OpportunityLoader } from './opportunity-loader.tsx';

export function OpportunityPage() {
  const id = Number(useParams().id);
  return (
    <OpportunityLoader key={id} id={id}>
      {(opportunity) => <OpportunityDetail opportunity={opportunity} />}
    </OpportunityLoader>
  );
}
