import type { LoiDocument } from '@handover/shared/contract';
import { useState } from 'react';
import { type LetterInput, submitLoi, updateLoi } from '../api/loi.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** Sends a new letter, or a new version of the pending one; `progress` is the share sent, 0 to 1. */
export function useSaveLoi(dealId: number, letter?: LoiDocument) {
  const [progress, setProgress] = useState(0);
  const mutation = useDealMutation((http, input: LetterInput) => {
    setProgress(0);
    return letter === undefined
      ? submitLoi(http, dealId, input, setProgress)
      : updateLoi(http, letter, input, setProgress);
  });
  return { ...mutation, progress };
}
