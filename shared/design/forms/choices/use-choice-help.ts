import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Reference } from '../../../contract/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useMutation, useQuery, useQueryClient } from '../../../kernel/query/index.ts';
import { type Option, type Options, referenceRecordQuery } from '../../../kernel/reference/index.ts';
import { useFormContext } from '../form/form-context.tsx';

export interface ChoiceHelp {
  /** The record that leaves it open, once it is known: it is in no list. What is chosen beside it takes its place. */
  options: Option[];
  isChosen: boolean;
  /** Whether it is still unknown if a chosen record is the one that asks for help. */
  isUnknown: boolean;
  isPending: boolean;
  /** Whether nothing is chosen yet. */
  isEmpty: boolean;
  /** Chooses it. */
  choose: () => void;
}

/** The record of a field for users who do not know what to choose: it leaves the choice open, and is shown to nobody else. */
export function useChoiceHelp(name: string, path: string, list: Options): ChoiceHelp {
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  const messages = useMessages();
  const { t } = useTranslation('inputs');
  const { setValue } = useFormContext();
  const chosen: string[] = useWatch({ name }) ?? [];
  const isElsewhere =
    !list.isPending && !list.error && chosen.some((id) => !list.items.some((item) => String(item.id) === id));
  const query = referenceRecordQuery<Reference>(http, path);
  const { data, isFetched } = useQuery({ ...query, enabled: isElsewhere });
  const choosing = useMutation({
    mutationFn: () => queries.fetchQuery(query),
    onSuccess: ({ id }) => setValue(name, [String(id)], { shouldDirty: true, shouldValidate: true }),
    onError: (error) => messages.failure(error),
  });
  const help = data === undefined ? undefined : String(data.id);
  const isChosen = help !== undefined && chosen.includes(help);
  const isDecided = isChosen && chosen.length > 1;
  useEffect(() => {
    if (isDecided)
      setValue(
        name,
        chosen.filter((id) => id !== help),
        { shouldDirty: true, shouldValidate: true },
      );
  }, [isDecided, chosen, help, name, setValue]);
  return {
    options: help === undefined ? [] : [{ value: help, label: t('helpMeChoose.option') }],
    isChosen,
    isUnknown: isElsewhere && !isFetched,
    isPending: choosing.isPending,
    isEmpty: chosen.length === 0,
    choose: () => choosing.mutate(),
  };
}
