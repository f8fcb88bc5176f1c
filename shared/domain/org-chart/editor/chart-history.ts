import type { Nodes } from '../forest.ts';

/** What was, what is, and what was taken back. */
export interface History {
  past: readonly Nodes[];
  present: Nodes;
  future: readonly Nodes[];
  /** What the last change was about: letters typed into one field are one step. */
  about?: string;
}

const STEPS = 200;

export const startHistory = (present: Nodes): History => ({ past: [], present, future: [] });

export const record = (history: History, present: Nodes, about?: string): History => {
  if (present === history.present) return history;
  const goesOn = about !== undefined && about === history.about;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-STEPS);
  return { past, present, future: [], ...(about !== undefined && { about }) };
};

/** What is typed from here on is a step of its own. */
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
