import { useState } from 'react';
import type { OrganizationalChart } from '../../../contract/companies/organizational-chart.schema.ts';
import { useTranslation } from '../../../kernel/i18n/index.ts';
import { type Branch, inOrder, type Nodes, toForest } from '../forest.ts';
import { applyEdit, type ChartEdit, denialReason, nextId } from './chart-edits.rules.ts';
import { type History, pauseHistory, record, redo, startHistory, undo } from './chart-history.ts';

const EMPTY: Nodes = [];
const same = (one: Nodes, other: Nodes) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The element that gets the focus after the next render: a person in the chart, the field of the name, or the button of the empty chart. */
export type FocusTarget = 'person' | 'name' | 'empty';

export interface ChartEditor {
  nodes: Nodes;
  forest: Branch[];
  people: Branch[];
  /** The selected person; undefined only in an empty chart. */
  chosen: Branch | undefined;
  choose: (id: string) => void;
  /** The announcement for screen readers. It is numbered, so that a repeated text is announced again. */
  announcement: { text: string; number: number };
  announce: (text: string) => void;
  /** Applies and announces an edit, unless it is denied. */
  edit: (edit: ChartEdit, announcement: string, focus?: FocusTarget) => void;
  setText: (id: string, field: 'name' | 'title', text: string) => void;
  add: (parent: string | null, after?: string) => void;
  pause: () => void;
  undo?: () => void;
  redo?: () => void;
  pendingFocus: FocusTarget | undefined;
  clearPendingFocus: () => void;
  /** Whether the person was just added and has no name yet, which is no error until one is typed. */
  isNaming: (id: string) => boolean;
  /** The name is missing from now on. */
  endNaming: () => void;
}

/** The state of the editor of a form value: history, selection, announcements. */
export const useChartEditor = (
  value: OrganizationalChart | null,
  onChange: (chart: OrganizationalChart | null) => void,
): ChartEditor => {
  const { t } = useTranslation('inputs');
  const [stored, setStored] = useState<History>(() => startHistory(value?.nodes ?? EMPTY));
  const [chosenId, setChosenId] = useState<string>();
  const [announcement, setAnnouncement] = useState({ text: '', number: 0 });
  const [pendingFocus, setPendingFocus] = useState<FocusTarget>();
  const [namingId, setNamingId] = useState<string>();
  // A value that was set from outside (a restored draft, a reset form) starts a new history.
  const given = value?.nodes ?? EMPTY;
  const history = same(stored.present, given) ? stored : startHistory(given);
  const nodes = history.present;
  const forest = toForest(nodes);
  const people = inOrder(forest);

  const announce = (text: string) => setAnnouncement(({ number }) => ({ text, number: number + 1 }));
  const save = (next: History) => {
    setStored(next);
    onChange(next.present.length > 0 ? { nodes: [...next.present] } : null);
  };
  const allowed = (edit: ChartEdit) => {
    const denial = denialReason(nodes, edit);
    if (denial) announce(t(`orgChart.refused.${denial}`));
    return denial === null;
  };
  const restore = (to: History, text: string) => () => {
    save(to);
    announce(t(text));
  };
  return {
    nodes,
    forest,
    people,
    chosen: people.find(({ node }) => node.id === chosenId) ?? people[0],
    choose: setChosenId,
    announcement,
    announce,
    clearPendingFocus: () => setPendingFocus(undefined),
    edit: (edit, text, focus) => {
      if (!allowed(edit)) return;
      save(record(history, applyEdit(nodes, edit)));
      announce(text);
      setPendingFocus(focus);
    },
    setText: (id, field, text) => {
      const edit = { kind: 'text', id, field, text } as const;
      setNamingId(undefined);
      if (!allowed(edit)) return;
      // The announcement has been read out, and is out of date.
      if (field === 'name' && announcement.text === t('orgChart.announcement.added')) announce('');
      save(record(history, applyEdit(nodes, edit), `${field} of ${id}`));
    },
    add: (parent, after) => {
      const id = nextId(nodes);
      const edit: ChartEdit = { kind: 'add', id, parent, ...(after !== undefined && { after }) };
      if (!allowed(edit)) return;
      save(record(history, applyEdit(nodes, edit)));
      setChosenId(id);
      setNamingId(id);
      announce(t('orgChart.announcement.added'));
      setPendingFocus('name');
    },
    pause: () => {
      setStored(pauseHistory(history));
      setNamingId(undefined);
    },
    isNaming: (id) => id === namingId,
    endNaming: () => setNamingId(undefined),
    ...(history.past.length > 0 && { undo: restore(undo(history), 'orgChart.announcement.undone') }),
    ...(history.future.length > 0 && { redo: restore(redo(history), 'orgChart.announcement.redone') }),
    pendingFocus,
  };
};
