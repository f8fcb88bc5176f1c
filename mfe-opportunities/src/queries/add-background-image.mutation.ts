import type { BackgroundImage } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { useRef, useState } from 'react';
import { addBackgroundImage } from '../api/background-images.api.ts';
import { backgroundKey } from './background-images.query.ts';

/** Sends a picture of one's own for the first of these sub-sectors; it then stands first among those to choose from. */
export function useAddBackgroundImage(subSectorIds: readonly number[]) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: (image: File) => {
      setProgress(0);
      stop.current = new AbortController();
      const options = { onProgress: setProgress, signal: stop.current.signal };
      return addBackgroundImage(http, subSectorIds[0] ?? 0, image, options);
    },
    onSuccess: (added) =>
      queries.setQueryData<BackgroundImage[]>(backgroundKey(subSectorIds), (known = []) => [added, ...known]),
  });
  return { ...mutation, progress, cancel: () => stop.current?.abort() };
}
