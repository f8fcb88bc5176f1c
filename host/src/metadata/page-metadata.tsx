import type { ReleaseSet } from '@handover/shared/federation';
import { usePageMetadata } from './use-page-metadata.ts';

/** In the frame, beside every page; draws nothing. */
export function PageMetadata({ set }: { set: Pick<ReleaseSet, 'host' | 'remotes'> }) {
  usePageMetadata(set);
  return null;
}
