import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../ui-extra/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { type TypedChoice, typedChoicesOf } from '../form/typed-choices.ts';
import type { PendingText, PendingTexts } from './use-pending-texts.ts';

interface TypedChoiceOptions<Option> {
  /** The path of the field. */
  path: string;
  /** The typed text; '' if there is none, or if the field shows the label of its choice. */
  text: string;
  /** The texts that are to be taken. */
  queue: PendingTexts;
  /** Whether the options are loaded and searched, so that the meaning of the text is known. */
  isReady: boolean;
  /** The options that it may mean. */
  matches: readonly Option[];
  /** The one whose name it is. */
  exact: Option | undefined;
  choose: (option: Option) => void;
  /** Creates an option of this name; undefined if that is not possible. Resolves to whether it did. */
  create: (() => Promise<boolean>) | undefined;
  /** Puts a text that could not be taken back into the field. Returns what is in the field then. */
  putBack: (name: string) => string;
  /** The message of the field about a text that it can't accept. */
  problem: string;
}

const HIGHLIGHTED = '[data-combobox-selected]';

/** The options of the open list of a field. */
function shownOptions(field: Element): HTMLElement[] {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll<HTMLElement>('[data-combobox-option]') ?? [])];
}

/** A text that could not be taken, and why. */
interface Refused {
  text: string;
  problem: string;
}

/**
 * Takes the text that is typed into a field with a list when Enter is pressed or the field is left: chooses the option of this name, or
 * the only one that it may mean; or creates one. What it can't take stays in the field, which says so, and the form is not sent.
 */
export function useTypedChoice<Option extends object>(options: TypedChoiceOptions<Option>) {
  const { path, text, queue, isReady, matches, exact, choose, create, putBack, problem } = options;
  const { control, getFieldState, trigger } = useFormContext();
  const [refused, setRefused] = useState<Refused>();
  const isLeaving = useRef(false);
  const typed = typedChoicesOf(control);

  /** The form is not sent before this, nor before what was taken earlier. */
  const track = (settling: Promise<unknown>) => {
    const choice: TypedChoice = {
      settled: Promise.all([settling, typed.get(path)?.settled]).then(() => {
        if (typed.get(path) === choice) typed.delete(path);
      }),
    };
    typed.set(path, choice);
  };
  const putBackUntaken = async (name: string, taken: Promise<boolean>): Promise<void> => {
    if (await taken) return;
    setRefused({ text: putBack(name), problem });
    typed.set(path, { settled: typed.get(path)?.settled ?? Promise.resolve(), problem });
  };
  const settle = async ({ by }: PendingText): Promise<boolean> => {
    const meant = exact ?? (by === 'enter' || matches.length === 1 ? matches[0] : undefined);
    if (meant !== undefined) choose(meant);
    else if (create && (by === 'enter' || matches.length === 0)) return create();
    return meant !== undefined;
  };
  const take = (by: PendingText['by']) => track(new Promise((done) => queue.add({ name: text, by, done })));

  useEffect(() => {
    const { first, isChanged } = queue;
    if (!first || (!isChanged && !isReady)) return;
    queue.end(first, isChanged ? undefined : putBackUntaken(first.name, settle(first)));
  });
  useEffect(() => {
    if (refused === undefined || refused.text === text) return;
    setRefused(undefined);
    typed.delete(path);
    if (getFieldState(path).error?.type === 'typed') void trigger(path);
  }, [refused, text, typed, path, getFieldState, trigger]);
  useEffect(() => () => void typed.delete(path), [typed, path]);

  return {
    /** Waits for an option of this name that is being created. */
    wait: (name: string, taken: Promise<boolean>) => track(putBackUntaken(name, taken)),
    problem: refused?.text === text ? refused.problem : undefined,
    /** Handles a key before the field chooses the highlighted option itself. */
    handleKey: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event) || text === '') return;
      const shown = shownOptions(event.currentTarget);
      // The field itself clicks the one that an arrow key has highlighted.
      const isHighlighted = shown.some((option) => option.matches(HIGHLIGHTED));
      if (shown.length === 0 || matches.length === 0 || queue.first) take('enter');
      else if (!isHighlighted) shown[0]?.click();
    },
    /** Called before the field is left. */
    leave: () => {
      if (text === '') return;
      isLeaving.current = true;
      take('leaving');
    },
    /**
     * Called after the field has handled the blur. A microtask would be too early: browsers run those between two
     * listeners.
     */
    hasLeft: () => {
      isLeaving.current = false;
    },
    /** Whether the field is just being left. Mantine then clears its text. */
    isLeaving,
  };
}
