import type { Nodes } from '../forest.ts';

/** The undo history: past, present, and undone states. */
export interface History {
  past: readonly Nodes[];
  present: Nodes;
  future: readonly Nodes[];
  /** The target of the last change: consecutive changes of the same target are one step. */
  target?: string;
}

const MAX_STEPS = 200;

export const startHistory = (present: Nodes): History => ({ past: [], present, future: [] });

export const record = (history: History, present: Nodes, target?: string): History => {
  if (present === history.present) return history;
  const continues = target !== undefined && target === history.target;
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present, future: [], ...(target !== undefined && { target }) };
};

/** The next change is a separate step. */
export const pauseHistory = ({ past, present, future }: History): History => ({ past, present, future });

export const undo = (history: History): History => {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
};

export const redo = (history: History): History => {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.present], present: next, future } : history;
};
