import type { BackgroundImage } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listBackgroundImages } from '../api/background-images.api.ts';

export const backgroundKey = (subSectorIds: readonly number[]) =>
  areaKey('opportunities', 'backgrounds', subSectorIds);

/** The pictures of all these sub-sectors, each once: those of the product and those of the user. */
export const useBackgroundImages = (subSectorIds: readonly number[]) => {
  const { http } = usePlatform();
  return useQuery({
    queryKey: backgroundKey(subSectorIds),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(subSectorIds.map((id) => listBackgroundImages(http, id, signal)));
      const found = new Map<number, BackgroundImage>();
      for (const image of pages.flatMap(({ results }) => results)) found.set(image.id, image);
      return [...found.values()];
    },
  });
};
