import type { DocumentQueues } from '@handover/shared/documents';
import type { RecordSection } from '@handover/shared/forms';
import { useCallback, useState } from 'react';

/**
 * Documents are no values of the form: some are stored or copied from the company, others wait for the save. None of the
 * kinds has to be there. `filled` has those of which there are some.
 */
export function useDocumentsState({ busy }: DocumentQueues, isNew: boolean) {
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  const onFilled = useCallback((group: string, isFilled: boolean) => {
    setFilled((known) => {
      if (known.has(group) === isFilled) return known;
      const others = [...known].filter((each) => each !== group);
      return new Set(isFilled ? [...others, group] : others);
    });
  }, []);
  const stateOf = (): RecordSection['state'] => {
    if (busy) return isNew ? 'done' : 'changed';
    return filled.size === 0 ? 'optional' : 'done';
  };
  return { state: stateOf(), filled, onFilled };
}
