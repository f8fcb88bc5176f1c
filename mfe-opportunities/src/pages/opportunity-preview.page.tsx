import { useParams } from '@handover/shared/router';
import { PreviewBar } from '../features/preview-bar/preview-bar.tsx';
import { OpportunityDetail } from './opportunity-detail.tsx';
import { OpportunityLoader } from './opportunity-loader.tsx';

/** The public page as a stranger reads it: made of the public answer alone, so that nothing of the owner's can be in it. */
export function OpportunityPreviewPage() {
  const id = Number(useParams().id);
  return (
    <OpportunityLoader key={id} id={id} asStranger isOwn>
      {(opportunity) => (
        <>
          <PreviewBar id={id} />
          <OpportunityDetail opportunity={opportunity} isPreview />
        </>
      )}
    </OpportunityLoader>
  );
}
