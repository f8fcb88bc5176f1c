import { useState } from 'react';
import type { OrganizationalChart } from '../../../contract/organizational-chart.schema.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { type Branch, inOrder, type Nodes, toForest } from '../forest.ts';
import { applyEdit, type ChartEdit, nextId, refusalOf } from './chart-edits.rules.ts';
import { type History, pauseHistory, record, redo, startHistory, undo } from './chart-history.ts';

const NOBODY: Nodes = [];
const same = (one: Nodes, other: Nodes) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** Where the focus goes with the next drawing: to a person in the chart, to the field of the name, or into the empty chart. */
export interface Wish {
  to: 'person' | 'name' | 'empty';
}

export interface ChartEditor {
  nodes: Nodes;
  forest: Branch[];
  people: Branch[];
  /** Who is chosen; nobody only where there is nobody. */
  chosen: Branch | undefined;
  choose: (id: string) => void;
  /** What just happened, or why it could not; numbered, so that the same words are read out again. */
  said: { text: string; number: number };
  say: (text: string) => void;
  /** Does it, says it, and tells whether it could be done. */
  edit: (edit: ChartEdit, words: string, wish?: Wish) => boolean;
  write: (id: string, field: 'name' | 'title', text: string) => void;
  add: (parent: string | null, after?: string) => void;
  pause: () => void;
  undo?: () => void;
  redo?: () => void;
  wish: Wish | undefined;
  grant: () => void;
}

/** The state of the editor over a value that a form holds: what was before, who is chosen, what is said. */
export const useChartEditor = (
  value: OrganizationalChart | null,
  onChange: (chart: OrganizationalChart | null) => void,
): ChartEditor => {
  const { t } = useTranslation('inputs');
  const [kept, setKept] = useState<History>(() => startHistory(value?.nodes ?? NOBODY));
  const [chosenId, setChosenId] = useState<string>();
  const [said, setSaid] = useState({ text: '', number: 0 });
  const [wish, setWish] = useState<Wish>();
  // A value that was not written here (a draft taken up, a form begun afresh) starts a history of its own.
  const given = value?.nodes ?? NOBODY;
  const history = same(kept.present, given) ? kept : startHistory(given);
  const nodes = history.present;
  const forest = toForest(nodes);
  const people = inOrder(forest);

  const say = (text: string) => setSaid(({ number }) => ({ text, number: number + 1 }));
  const keep = (next: History) => {
    setKept(next);
    onChange(next.present.length > 0 ? { nodes: [...next.present] } : null);
  };
  const allowed = (edit: ChartEdit) => {
    const refusal = refusalOf(nodes, edit);
    if (refusal) say(t(`orgChart.refused.${refusal}`));
    return refusal === null;
  };
  const turn = (to: History, words: string) => () => {
    keep(to);
    say(t(words));
  };
  return {
    nodes,
    forest,
    people,
    chosen: people.find(({ node }) => node.id === chosenId) ?? people[0],
    choose: setChosenId,
    said,
    say,
    grant: () => setWish(undefined),
    edit: (edit, words, next) => {
      if (!allowed(edit)) return false;
      keep(record(history, applyEdit(nodes, edit)));
      say(words);
      setWish(next);
      return true;
    },
    write: (id, field, text) => {
      const edit = { kind: 'write', id, field, text } as const;
      if (allowed(edit)) keep(record(history, applyEdit(nodes, edit), `${field} of ${id}`));
    },
    add: (parent, after) => {
      const id = nextId(nodes);
      const edit: ChartEdit = { kind: 'add', id, parent, ...(after !== undefined && { after }) };
      if (!allowed(edit)) return;
      keep(record(history, applyEdit(nodes, edit)));
      setChosenId(id);
      say(t('orgChart.said.added'));
      setWish({ to: 'name' });
    },
    pause: () => setKept(pauseHistory(history)),
    ...(history.past.length > 0 && { undo: turn(undo(history), 'orgChart.said.undone') }),
    ...(history.future.length > 0 && { redo: turn(redo(history), 'orgChart.said.redone') }),
    wish,
  };
};
