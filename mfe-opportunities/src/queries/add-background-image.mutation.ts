import type { BackgroundImage } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { useRef, useState } from 'react';
import { addBackgroundImage } from '../api/background-images.api.ts';
import { backgroundKey } from './background-images.query.ts';

/** Uploads a picture for the first of these sub-sectors, and puts it first in the list of pictures. */
export function useAddBackgroundImage(subSectorIds: readonly number[]) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (image: File) => {
      setProgress(0);
      controller.current = new AbortController();
      const options = { onProgress: setProgress, signal: controller.current.signal };
      return addBackgroundImage(http, subSectorIds[0] ?? 0, image, options);
    },
    onSuccess: (added) =>
      queries.setQueryData<BackgroundImage[]>(backgroundKey(subSectorIds), (known = []) => [added, ...known]),
  });
  return { ...mutation, progress, cancel: () => controller.current?.abort() };
}
