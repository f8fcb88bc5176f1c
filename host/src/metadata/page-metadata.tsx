import type { ReleaseSet } from '@handover/shared/federation';
import { usePageMetadata } from './use-page-metadata.ts';

/** Mounted once in the frame; renders nothing. */
export function PageMetadata({ set }: { set: Pick<ReleaseSet, 'host' | 'remotes'> }) {
  usePageMetadata(set);
  return null;
}
