import { useState } from 'react';
import { type LoiLetter, submitLoi, updateLoi } from '../api/loi.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** Sends a new letter, or a new version of the pending one; `progress` is the share sent, 0 to 1. */
export function useSaveLoi(dealId: number, letterId?: number) {
  const [progress, setProgress] = useState(0);
  const mutation = useDealMutation((http, letter: LoiLetter) => {
    setProgress(0);
    return letterId === undefined
      ? submitLoi(http, dealId, letter, setProgress)
      : updateLoi(http, letterId, letter, setProgress);
  });
  return { ...mutation, progress };
}
