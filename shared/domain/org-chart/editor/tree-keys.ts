import type { KeyboardEvent } from 'react';
import type { ChartActions } from './chart-actions.ts';
import type { Direction } from './chart-edits.rules.ts';
import type { ChartEditor } from './use-chart-editor.ts';

const STEPS: Record<string, Direction> = {
  ArrowUp: 'earlier',
  ArrowDown: 'later',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

interface TreeKeys {
  editor: ChartEditor;
  actions: ChartActions;
  /** Selects and focuses a person. */
  go: (id: string | undefined) => void;
  /** Focuses the field of the name. */
  open: () => void;
}

/** Handles the keys of a tree (WAI-ARIA APG), and those that edit it. Returns whether the key was handled. */
export function handleTreeKey(event: KeyboardEvent, { editor, actions, go, open }: TreeKeys): boolean {
  const { people, chosen } = editor;
  if (!chosen) return false;
  const { key, altKey, shiftKey } = event;
  const { id, parent } = chosen.node;
  const at = people.indexOf(chosen);
  if (event.ctrlKey || event.metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) editor.undo?.();
    else if (letter === 'y' || letter === 'z') editor.redo?.();
    else return false;
    return true;
  }
  if (altKey) {
    const direction = STEPS[key];
    if (direction) actions.step(id, direction);
    return direction !== undefined;
  }
  const handlers: Record<string, () => void> = {
    ArrowDown: () => go(people[at + 1]?.node.id),
    ArrowUp: () => go(people[at - 1]?.node.id),
    ArrowRight: () => go(chosen.reports[0]?.node.id),
    ArrowLeft: () => go(parent ?? undefined),
    Home: () => go(people[0]?.node.id),
    End: () => go(people.at(-1)?.node.id),
    Enter: open,
    F2: open,
    Insert: () => (shiftKey ? editor.add(parent, id) : editor.add(id)),
    Delete: () => void actions.remove(id),
  };
  const handler = handlers[key];
  if (handler) handler();
  else if (key.length === 1 && key !== ' ') go(nextNamed(editor, at, key));
  else return false;
  return true;
}

/** The next person whose name begins with the letter. */
const nextNamed = ({ people }: ChartEditor, at: number, letter: string) =>
  [...people.slice(at + 1), ...people.slice(0, at)].find(({ node }) =>
    node.name.trim().toLowerCase().startsWith(letter.toLowerCase()),
  )?.node.id;
