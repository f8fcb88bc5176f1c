import type { ChartNode } from '../../../contract/companies/organizational-chart.schema.ts';
import { ORG_CHART } from '../../../contract/limits.ts';
import { heightOf, inOrder, type Nodes, reportsOf, toForest } from '../forest.ts';

export type ChartEdit =
  /** A new person without a name: the last report of the superior, or right after a sibling. */
  | { kind: 'add'; id: string; parent: string | null; after?: string }
  | { kind: 'text'; id: string; field: 'name' | 'title'; text: string }
  /** Moves a person with all reports to another superior, before one of its reports or to the end. */
  | { kind: 'move'; id: string; parent: string | null; before?: string }
  /** Removes a person with all reports. */
  | { kind: 'remove'; id: string };

/** Why an edit is denied: too many people, too many levels, a cycle, too much text, or a person that does not exist. */
export type Denial = 'full' | 'deep' | 'cycle' | 'long' | 'absent';

const bytesOf = (nodes: Nodes) => new TextEncoder().encode(JSON.stringify({ nodes })).length;
const branchOf = (nodes: Nodes, id: string) => inOrder(toForest(nodes)).find(({ node }) => node.id === id);
const insertAt = (nodes: Nodes, index: number, node: ChartNode) =>
  index < 0 ? [...nodes, node] : [...nodes.slice(0, index), node, ...nodes.slice(index)];

/** The ids of a person and of everybody below. */
export const idsBelow = (nodes: Nodes, id: string): Set<string> => {
  const branch = branchOf(nodes, id);
  return new Set(branch ? inOrder([branch]).map(({ node }) => node.id) : []);
};

/** An unused id. */
export const nextId = (nodes: Nodes): string => {
  const taken = new Set(nodes.map(({ id }) => id));
  let number = nodes.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
};

const positionDenial = (nodes: Nodes, parent: string | null, levels: number): Denial | null => {
  if (parent === null) return levels > ORG_CHART.levels ? 'deep' : null;
  const superior = branchOf(nodes, parent);
  if (!superior) return 'absent';
  return superior.level + levels > ORG_CHART.levels ? 'deep' : null;
};

/** Null if the edit is allowed. */
export function denialReason(nodes: Nodes, edit: ChartEdit): Denial | null {
  const branch = branchOf(nodes, edit.id);
  if (edit.kind === 'add') {
    if (branch) return 'absent';
    if (nodes.length >= ORG_CHART.nodes) return 'full';
    return positionDenial(nodes, edit.parent, 1) ?? tooLong(nodes, edit);
  }
  if (!branch) return 'absent';
  if (edit.kind === 'text') return edit.text.length > ORG_CHART.textMax ? 'long' : tooLong(nodes, edit);
  if (edit.kind === 'remove') return null;
  if (edit.parent !== null && idsBelow(nodes, edit.id).has(edit.parent)) return 'cycle';
  return positionDenial(nodes, edit.parent, heightOf(branch));
}

const tooLong = (nodes: Nodes, edit: ChartEdit): Denial | null =>
  bytesOf(applied(nodes, edit)) > ORG_CHART.bytes ? 'long' : null;

function applied(nodes: Nodes, edit: ChartEdit): Nodes {
  switch (edit.kind) {
    case 'add': {
      const { id, parent, after } = edit;
      const beside = nodes.findIndex((node) => node.id === after && node.parent === parent);
      return insertAt(nodes, beside < 0 ? -1 : beside + 1, { id, name: '', title: '', parent });
    }
    case 'text':
      return nodes.map((node) => (node.id === edit.id ? { ...node, [edit.field]: edit.text } : node));
    case 'remove': {
      const removed = idsBelow(nodes, edit.id);
      return nodes.filter(({ id }) => !removed.has(id));
    }
    case 'move': {
      const { id, parent, before } = edit;
      const moved = nodes.find((node) => node.id === id);
      if (!moved || id === before) return nodes;
      const rest = nodes.filter((node) => node !== moved);
      const index = rest.findIndex((node) => node.id === before && node.parent === parent);
      return insertAt(rest, index, { ...moved, parent });
    }
  }
}

/** The chart after an edit; unchanged if the edit is denied. */
export const applyEdit = (nodes: Nodes, edit: ChartEdit): Nodes =>
  denialReason(nodes, edit) === null ? applied(nodes, edit) : nodes;

export type Direction = 'earlier' | 'later' | 'out' | 'in';

/** Moves a person among the siblings, `out` beside the superior, or `in` under the previous sibling; null if that is impossible. */
export function stepOf(nodes: Nodes, id: string, direction: Direction): ChartEdit | null {
  const node = nodes.find((each) => each.id === id);
  if (!node) return null;
  const siblings = reportsOf(nodes, node.parent);
  const index = siblings.indexOf(node);
  const earlier = siblings[index - 1];
  if (direction === 'in') return earlier ? { kind: 'move', id, parent: earlier.id } : null;
  if (direction === 'earlier')
    return earlier ? { kind: 'move', id, parent: node.parent, before: earlier.id } : null;
  if (direction === 'later') return siblings[index + 1] ? move(id, node.parent, siblings[index + 2]) : null;
  const superior = nodes.find((each) => each.id === node.parent);
  if (!superior) return null;
  const beside = reportsOf(nodes, superior.parent);
  return move(id, superior.parent, beside[beside.indexOf(superior) + 1]);
}

const move = (id: string, parent: string | null, before?: ChartNode): ChartEdit => ({
  kind: 'move',
  id,
  parent,
  ...(before && { before: before.id }),
});
