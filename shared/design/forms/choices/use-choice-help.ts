import { useWatch } from 'react-hook-form';
import type { Reference } from '../../../contract/index.ts';
import { useLabel } from '../../../kernel/i18n/index.ts';
import { useMessages } from '../../../kernel/messages/index.ts';
import { useShellPlatform } from '../../../kernel/platform/index.ts';
import { useMutation, useQuery, useQueryClient } from '../../../kernel/query/index.ts';
import { type Option, type Options, referenceRecordQuery } from '../../../kernel/reference/index.ts';
import { useFormContext } from '../form/form-context.tsx';

export interface ChoiceHelp {
  /** The record that stands for 'I need help', once it is known: it is in no list. */
  options: Option[];
  isChosen: boolean;
  /** Whether it is not known yet if a chosen record is the one of help. */
  isUnknown: boolean;
  isPending: boolean;
  /** Chooses it in place of what was chosen. */
  choose: () => void;
}

/** The record of a field for users who do not know what to choose: staff choose with them. */
export function useChoiceHelp(name: string, path: string, list: Options): ChoiceHelp {
  const { http } = useShellPlatform();
  const queries = useQueryClient();
  const messages = useMessages();
  const label = useLabel();
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
  return {
    options: data ? [{ value: String(data.id), label: label(data) }] : [],
    isChosen: data !== undefined && chosen.includes(String(data.id)),
    isUnknown: isElsewhere && !isFetched,
    isPending: choosing.isPending,
    choose: () => choosing.mutate(),
  };
}
