import { useEffect, useState } from 'react';
import { toLine } from '../../../contract/typed-text.ts';
import { fieldErrors } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { errorTextsOf } from '../../../kernel/messages/index.ts';
import { fold } from '../../ui-extra/index.ts';
import { useErrorMessage } from '../fields/use-field.ts';
import { type NameRule, useNameValidation } from './use-name-validation.ts';

export interface SelectFieldOption {
  value: string;
  label: string;
}

/** Until the options are loaded a chosen one has no name. */
export const labelOf = (options: readonly SelectFieldOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '…';

/** The props of a field with options; the result of a hook of `reference` can be spread into it. */
export interface ChoicesProps {
  options: readonly SelectFieldOption[];
  isPending?: boolean;
  /** Why the options could not be loaded. */
  error?: unknown;
  retry?: () => void;
  /** Searches the options on the server. */
  search?: (text: string) => void;
  /** The values that the server found. */
  found?: ReadonlySet<string>;
  isSearching?: boolean;
  /** Creates an option of the typed name, if there is none. */
  onCreate?: (name: string) => Promise<{ id: number; name: string }>;
  /** Validates the name of a new option while it is typed; its message is a key of `inputs`. */
  createRule?: NameRule;
}

/** The value of the entry that creates an option; not a valid id. */
const CREATE = 'create';

interface ChoiceHandlers {
  /** The search text, without the label of the chosen option. */
  text: string;
  onChoose: (value: string) => void;
  /** Puts the name back into the field if it could not be created. */
  onFailed: (name: string) => void;
}

/** Search and creation of options. The search ignores case and accents. */
export function useChoices(props: ChoicesProps, { text, onChoose, onFailed }: ChoiceHandlers) {
  const { options, search, found, onCreate, createRule } = props;
  const { t, i18n } = useTranslation('inputs');
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const [announcement, announce] = useState('');
  const name = toLine(text);
  // Depends on the text only: a new function is no new search.
  useEffect(() => search?.(name), [name]);

  const exists = options.some(({ label }) => fold(label) === fold(name));
  const validation = useNameValidation(exists ? '' : name, createRule);
  const isFound = (option: SelectFieldOption) =>
    option.value !== CREATE && (fold(option.label).includes(fold(name)) || found?.has(option.value) === true);
  // Not while the server is searching, because it may know this name.
  const creatable =
    onCreate !== undefined && name !== '' && !exists && validation.isValid && props.isSearching !== true;
  const entry = { value: CREATE, label: t('createOption', { name }) };

  const create = async () => {
    setProblem(undefined);
    announce(t('creating', { name }));
    try {
      const created = await onCreate?.(name);
      if (created) onChoose(String(created.id));
      announce(t('createdOption', { name: created?.name ?? name }));
    } catch (error) {
      onFailed(name);
      announce('');
      setProblem(Object.values(fieldErrors(error, errorTextsOf(i18n))).join(' ') || undefined);
    }
  };

  return {
    data: creatable ? [...options, entry] : [...options],
    /** The `filter` of Mantine. */
    filter: <Item extends object>({ options: all }: { options: Item[] }) =>
      all.filter(
        (item) => 'value' in item && (item.value === CREATE || isFound(item as SelectFieldOption & Item)),
      ),
    /** Whether Enter chooses the first match; it never creates an option by accident. */
    hasMatch: name !== '' && options.some(isFound),
    /** Starts to create an option, and returns true, if the value is that of the create entry. */
    intercept: (value: string | null | undefined): boolean => {
      if (value === CREATE) void create();
      return value === CREATE;
    },
    problem: problem ?? errorMessage(validation.message),
    clearProblem: () => setProblem(undefined),
    announcement,
    isBusy: props.isPending === true || props.isSearching === true,
    emptyMessage: props.isPending || props.isSearching ? t('loading') : t('nothingFound'),
  };
}
