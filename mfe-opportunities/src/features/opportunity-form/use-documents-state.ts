import type { DocumentQueues } from '@handover/shared/documents';
import type { RecordSection } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useCallback, useState } from 'react';

/** Documents are no values of the form: some are stored or copied from the company, others wait for the save. */
export function useDocumentsState({ queues, busy }: DocumentQueues, isNew: boolean) {
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  const onFilled = useCallback((group: string, isFilled: boolean) => {
    setFilled((known) => {
      if (known.has(group) === isFilled) return known;
      const others = [...known].filter((each) => each !== group);
      return new Set(isFilled ? [...others, group] : others);
    });
  }, []);
  const { t } = useTranslation('inputs');
  const empty = Object.keys(queues).filter((group) => !filled.has(group));
  const stateOf = (): RecordSection['state'] => {
    if (busy) return isNew ? 'partly' : 'changed';
    if (filled.size === 0) return 'optional';
    return empty.length > 0 ? 'partly' : 'done';
  };
  const state = stateOf();
  const isLacking = !busy && state === 'partly';
  const lacks = isLacking ? empty.map((group) => t(`documents.kind.${group}`)) : undefined;
  return { state, lacks, onFilled };
}
