import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { toLine } from '../../../contract/typed-text.ts';
import { fieldErrors } from '../../../kernel/http/index.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { errorTextsOf } from '../../../kernel/messages/index.ts';
import { fold } from '../../ui-extra/index.ts';
import classes from '../fields/fields.module.css';
import { useErrorMessage } from '../fields/use-field.ts';
import { type NameRule, useNameValidation } from './use-name-validation.ts';
import { usePendingTexts } from './use-pending-texts.ts';
import { useTypedChoice } from './use-typed-choice.ts';

export interface SelectFieldOption {
  value: string;
  label: string;
}

/** The label of an option; a chosen one has none until the options are loaded. */
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

const FIRST_BY_ENTER = { options: classes.firstByEnter };

/** The value of the entry that creates an option; not a valid id. */
const CREATE = 'create';

interface ChoiceHandlers {
  /** The path of the field. */
  path: string;
  /** The search text, without the label of the chosen option. */
  text: string;
  /** Whether the field shows the label of its choice. */
  keepsLabel: boolean;
  /** Puts a text into the field. */
  setText: (text: string) => void;
  onChoose: (value: string) => void;
  /** Why no more can be chosen. */
  fullMessage?: string | undefined;
}

/** Search and creation of options. The search ignores case and accents. */
export function useChoices(
  props: ChoicesProps,
  { path, text, keepsLabel, setText, onChoose, fullMessage }: ChoiceHandlers,
) {
  const { options, search, found, onCreate, createRule } = props;
  const { t, i18n } = useTranslation('inputs');
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const [announcement, announce] = useState('');
  const typedText = toLine(text);
  const queue = usePendingTexts(text, keepsLabel, setText);
  const { name } = queue;
  const [searched, setSearched] = useState('');
  // Depends on the text only: a new function is no new search.
  useEffect(() => {
    search?.(name);
    setSearched(name);
  }, [name]);

  const isExact = ({ label }: SelectFieldOption) => fold(label) === fold(name);
  const exists = options.some(isExact);
  const validation = useNameValidation(exists ? '' : name, createRule);
  // The server searches by the beginning of the text, so its results need not match all of it.
  const isFoundByServer = ({ value }: SelectFieldOption) =>
    props.isSearching !== true && found?.has(value) === true;
  const isFound = (option: SelectFieldOption) =>
    option.value !== CREATE && (fold(option.label).includes(fold(name)) || isFoundByServer(option));
  // An option can't be created while the server is searching, because it may know this name.
  const creatable =
    onCreate !== undefined && name !== '' && !exists && validation.isValid && props.isSearching !== true;
  const entry = { value: CREATE, label: t('createOption', { name }) };

  const create = async (): Promise<boolean> => {
    setProblem(undefined);
    announce(t('creating', { name }));
    try {
      const created = await onCreate?.(name);
      if (created) onChoose(String(created.id));
      announce(t('createdOption', { name: created?.name ?? name }));
      return true;
    } catch (error) {
      announce('');
      setProblem(Object.values(fieldErrors(error, errorTextsOf(i18n))).join(' ') || undefined);
      return false;
    }
  };
  // Enter may choose the entry and take the text at the same time.
  const creating = useRef(new Map<string, Promise<boolean>>());
  const createOnce = (): Promise<boolean> => {
    const pending = creating.current.get(name) ?? create().finally(() => creating.current.delete(name));
    creating.current.set(name, pending);
    // Text that is typed while the option is created is the next name.
    if (!keepsLabel && typedText === name) setText('');
    return pending;
  };
  const latestText = useRef(typedText);
  latestText.current = typedText;
  /** Restores a refused text and appends the text that was typed meanwhile, so that neither is lost. */
  const putBack = (refused: string): string => {
    const isThere = keepsLabel || latestText.current === refused;
    const left = isThere ? refused : toLine(`${refused} ${latestText.current}`);
    setText(left);
    return left;
  };

  const choose = (option: SelectFieldOption) => {
    onChoose(option.value);
    setText(keepsLabel ? option.label : '');
  };
  const matches = name === '' || fullMessage ? [] : options.filter(isFound);
  const typed = useTypedChoice({
    path,
    text: typedText,
    queue,
    isReady:
      searched === name && props.isPending !== true && props.isSearching !== true && !validation.isPending,
    matches,
    exact: fullMessage ? undefined : options.find(isExact),
    choose,
    create: creatable && !fullMessage ? createOnce : undefined,
    putBack,
    problem: errorMessage(validation.message) ?? fullMessage ?? t('notTaken', { name }),
  });

  const shownProblem = problem ?? typed.problem ?? errorMessage(validation.message);
  const emptyMessage = props.isPending || props.isSearching ? t('loading') : t('nothingFound');

  return {
    data: creatable ? [...options, entry] : [...options],
    /** The `filter` of Mantine. */
    filter: <Item extends object>({ options: all }: { options: Item[] }) =>
      all
        .filter(
          (item): item is SelectFieldOption & Item =>
            'value' in item &&
            typedText === name &&
            (item.value === CREATE || isFound(item as SelectFieldOption & Item)),
        )
        // Enter chooses the first.
        .sort((one, other) => Number(isExact(other)) - Number(isExact(one))),
    /**
     * Shows that Enter chooses the first match; it never creates an option by accident. It is not highlighted, so that Down comes to it
     * first, and a screen reader reads it.
     */
    listClasses: name !== '' && typedText === name && options.some(isFound) ? FIRST_BY_ENTER : undefined,
    /** Starts to create an option, and returns true, if the value is that of the create entry. */
    intercept: (value: string | null | undefined): boolean => {
      if (value === CREATE) typed.wait(name, createOnce());
      // The announcement may be wrong for the next choice: the option may have been removed.
      else announce('');
      return value === CREATE;
    },
    problem: shownProblem,
    clearProblem: () => setProblem(undefined),
    /** The props of the input. */
    input: {
      onKeyDown: typed.handleKey,
      onSearchChange: (next: string) => {
        if (!typed.isLeaving.current) setText(next);
      },
    },
    /** The props of the element around it. */
    around: {
      /** Runs before Mantine clears the typed text. */
      onBlurCapture: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) typed.leave();
      },
      onBlur: typed.hasLeft,
    },
    announcement,
    isBusy: props.isPending === true || props.isSearching === true,
    /** There is none if the field tells the reason: an empty list would cover it. */
    emptyMessage: shownProblem ? undefined : emptyMessage,
  };
}
