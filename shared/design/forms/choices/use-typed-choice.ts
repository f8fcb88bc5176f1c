import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../ui-extra/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { typedChoicesOf } from '../form/typed-choices.ts';

interface TypedChoiceOptions<Option> {
  /** The path of the field. */
  path: string;
  /** The typed text; '' for none, and for the label of what is chosen. */
  name: string;
  /** Whether it is known what the text means: the options are loaded and searched. */
  isReady: boolean;
  /** The options that the text may mean. */
  matches: readonly Option[];
  /** The one whose name is the text. */
  exact: Option | undefined;
  choose: (option: Option) => void;
  /** Creates an option of this name; undefined if that is not possible. Resolves to whether it did. */
  create: (() => Promise<boolean>) | undefined;
  /** What the field says of a text that it can't take. */
  problem: string;
}

interface Taking {
  name: string;
  by: 'enter' | 'leaving';
  settle: () => void;
}

/**
 * Takes the text that is typed into a field with a list when Enter is pressed or the field is left: chooses the option of this name, or
 * the only one that it may mean; or creates one. What it can't take stays in the field, which says so, and the form is not sent.
 */
export function useTypedChoice<Option extends object>(options: TypedChoiceOptions<Option>) {
  const { path, name, isReady, matches, exact, choose, create, problem } = options;
  const { control, getFieldState, trigger } = useFormContext();
  const [taking, setTaking] = useState<Taking>();
  const [refused, setRefused] = useState<string>();
  const isLeaving = useRef(false);
  const typed = typedChoicesOf(control);

  const take = (by: Taking['by']) => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    typed.set(path, { settled });
    setTaking({ name, by, settle });
  };
  /** Whether the text was taken. */
  const settle = async ({ by }: Taking): Promise<boolean> => {
    const meant = exact ?? (by === 'enter' || matches.length === 1 ? matches[0] : undefined);
    if (meant !== undefined) choose(meant);
    else if (create && (by === 'enter' || matches.length === 0)) return create();
    return meant !== undefined || by === 'enter';
  };
  const end = (isTaken: boolean) => {
    if (isTaken) typed.delete(path);
    else typed.set(path, { settled: Promise.resolve(), problem });
    setRefused(isTaken ? undefined : name);
  };

  useEffect(() => {
    if (!taking || (taking.name === name && !isReady)) return;
    setTaking(undefined);
    // Otherwise the text was changed meanwhile.
    const settled = taking.name === name ? settle(taking) : Promise.resolve(true);
    void settled.then(end).then(taking.settle);
  });
  useEffect(() => {
    if (refused === undefined || refused === name) return;
    setRefused(undefined);
    typed.delete(path);
    if (getFieldState(path).error?.type === 'typed') void trigger(path);
  }, [refused, name, typed, path, getFieldState, trigger]);
  useEffect(() => () => void typed.delete(path), [typed, path]);

  return {
    problem: refused === name ? problem : undefined,
    /** For the key handler of the field, before it chooses the highlighted option itself. */
    handleKey: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event) || name === '') return;
      const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
      if (!(isOpen && matches.length > 0)) take('enter');
    },
    /** Before the field is left. */
    leave: () => {
      if (name === '') return;
      isLeaving.current = true;
      queueMicrotask(() => {
        isLeaving.current = false;
      });
      take('leaving');
    },
    /** Whether the field is just being left: Mantine then clears its text. */
    isLeaving,
  };
}
