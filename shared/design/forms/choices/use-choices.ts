import { useEffect, useState } from 'react';
import { fieldErrors } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { errorWordsOf } from '../../../kernel/messages/index.ts';
import { useErrorWords } from '../fields/use-field.ts';

/** One of the choices. */
export interface SelectFieldOption {
  value: string;
  label: string;
}

/** What a field with options may be given; the answer of a hook of `reference` can be spread into it. */
export interface ChoicesProps {
  options: readonly SelectFieldOption[];
  /** While the options are on their way. */
  isPending?: boolean;
  /** Why they did not come, and how to ask again. */
  error?: unknown;
  retry?: () => void;
  /** Told what is typed, when the options are searched on the server. */
  search?: (text: string) => void;
  /** The values that the server found for it. */
  found?: ReadonlySet<string>;
  isSearching?: boolean;
  /** Makes an option of what is typed where there is none of this name, and answers its record. */
  onCreate?: (name: string) => Promise<{ id: number; name: string }>;
  /** Judges a name before it is sent; its message is a key of `inputs`. */
  createRule?: { validate: (name: string) => Promise<unknown> };
}

/** The value of the entry that makes a new option; no id is like it. */
const CREATE = 'create';

const fold = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Choosing {
  /** What is typed, without the label of what is chosen already. */
  wanted: string;
  onChoose: (value: string) => void;
  /** What was typed comes back into the field when it could not be made. */
  onFailed: (name: string) => void;
}

/** Search and creation behind a field with options. Labels are found without their accents. */
export function useChoices(props: ChoicesProps, { wanted, onChoose, onFailed }: Choosing) {
  const { options, search, found, onCreate, createRule } = props;
  const { t, i18n } = useTranslation('inputs');
  const words = useErrorWords();
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const name = wanted.trim();
  // The text alone: a render that makes a new function is no new search.
  useEffect(() => search?.(name), [name]);

  const isThere = options.some(({ label }) => fold(label) === fold(name));
  const isFound = (option: SelectFieldOption) =>
    option.value !== CREATE && (fold(option.label).includes(fold(name)) || found?.has(option.value) === true);
  // Not before the server has said that it knows none of this name either.
  const creatable = onCreate !== undefined && name !== '' && !isThere && props.isSearching !== true;
  const entry = { value: CREATE, label: t('createOption', { name }) };

  const create = async () => {
    setProblem(undefined);
    try {
      await createRule?.validate(name);
    } catch (error) {
      onFailed(name);
      return setProblem(words(error instanceof Error ? error.message : undefined));
    }
    setNews(t('creating', { name }));
    try {
      const made = await onCreate?.(name);
      if (made) onChoose(String(made.id));
      setNews(t('createdOption', { name: made?.name ?? name }));
    } catch (error) {
      onFailed(name);
      setNews('');
      setProblem(Object.values(fieldErrors(error, errorWordsOf(i18n))).join(' ') || undefined);
    }
  };

  return {
    data: creatable ? [...options, entry] : [...options],
    /** For Mantine: what is listed for the typed text. */
    filter: <Item extends object>({ options: listed }: { options: Item[] }) =>
      listed.filter(
        (item) => 'value' in item && (item.value === CREATE || isFound(item as SelectFieldOption & Item)),
      ),
    /** Enter takes the first one that fits; it never makes one by accident. */
    hasMatch: name !== '' && options.some(isFound),
    /** True where the value was the entry that creates: then there is nothing to choose yet. */
    intercept: (value: string | null | undefined): boolean => {
      if (value === CREATE) void create();
      return value === CREATE;
    },
    problem,
    forgetProblem: () => setProblem(undefined),
    news,
    isBusy: props.isPending === true || props.isSearching === true,
    nothing: props.isPending || props.isSearching ? t('loading') : t('nothingFound'),
  };
}
