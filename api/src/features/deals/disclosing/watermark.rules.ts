import type { DealSide } from '@handover/shared/contract';

/** What documents of a deal are marked with for a reader, besides their name and the day; undefined where they are not. The seller's own are never marked. */
export const watermarkTo = (
  { watermark, projectTitle }: { watermark: boolean; projectTitle: string },
  reader: DealSide | 'staff',
): { title: string } | undefined => (watermark && reader !== 'seller' ? { title: projectTitle } : undefined);
