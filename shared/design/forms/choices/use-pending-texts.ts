import { useState } from 'react';
import { toLine } from '../../../contract/typed-text.ts';

/** A typed text that is to be taken: chosen or created. */
export interface PendingText {
  name: string;
  by: 'enter' | 'leaving';
  done: (settled: Promise<void> | undefined) => void;
}

export type PendingTexts = ReturnType<typeof usePendingTexts>;

/**
 * The texts that are to be taken, one after the other: what one means may have to be looked up first. In a field of several choices Enter
 * empties the field at once, so that what is typed meanwhile is the next text, and not the rest of this one.
 */
export function usePendingTexts(typed: string, keepsLabel: boolean, setText: (text: string) => void) {
  const [takings, setTakings] = useState<readonly PendingText[]>([]);
  const text = toLine(typed);
  const [first] = takings;
  const isRemoved = ({ by }: PendingText) => by === 'enter' && !keepsLabel;
  return {
    first,
    /** The text to look up: the one that is to be taken next, or the one in the field. */
    name: first && isRemoved(first) ? first.name : text,
    /** Whether the user has changed the text since it was entered. */
    isChanged: first !== undefined && !isRemoved(first) && first.name !== text,
    add: (taking: PendingText) => {
      setTakings((before) => [...before, taking]);
      if (isRemoved(taking)) setText('');
    },
    end: (taking: PendingText, settled: Promise<void> | undefined) => {
      setTakings((before) => before.filter((each) => each !== taking));
      taking.done(settled);
    },
  };
}
