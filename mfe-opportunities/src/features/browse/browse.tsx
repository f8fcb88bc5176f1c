import type { OpportunityType } from '@handover/shared/contract';
import { useParams } from '@handover/shared/router';
import { BrowseList } from './browse-list.tsx';
import { LandingPage } from './landing.tsx';

/** The published opportunities of a type: all, or those of the sector and the region in the path. */
export function Browse({ type }: { type: OpportunityType }) {
  const { place, region } = useParams();
  const path = [place, region].filter(Boolean).join('/');
  return path ? <LandingPage type={type} path={path} /> : <BrowseList type={type} />;
}
