import { ORG_CHART } from '../../../contract/limits.ts';
import type { ChartNode } from '../../../contract/organizational-chart.schema.ts';
import { heightOf, inOrder, type Nodes, reportsOf, toForest } from '../forest.ts';

export type ChartEdit =
  /** A new person, without a name yet: last under the superior, or right after somebody beside whom they stand. */
  | { kind: 'add'; id: string; parent: string | null; after?: string }
  | { kind: 'write'; id: string; field: 'name' | 'title'; text: string }
  /** With everybody below, under another superior: before one of the reports, or last. */
  | { kind: 'move'; id: string; parent: string | null; before?: string }
  /** With everybody below. */
  | { kind: 'remove'; id: string };

/** Why an edit can't be: the chart is full, too deep, hangs under itself, holds too much text, or a person is not there. */
export type Refusal = 'full' | 'deep' | 'cycle' | 'long' | 'absent';

const bytesOf = (nodes: Nodes) => new TextEncoder().encode(JSON.stringify({ nodes })).length;
const branchOf = (nodes: Nodes, id: string) => inOrder(toForest(nodes)).find(({ node }) => node.id === id);
const insertAt = (nodes: Nodes, index: number, node: ChartNode) =>
  index < 0 ? [...nodes, node] : [...nodes.slice(0, index), node, ...nodes.slice(index)];

/** Its own id, and those of everybody below. */
export const idsBelow = (nodes: Nodes, id: string): Set<string> => {
  const branch = branchOf(nodes, id);
  return new Set(branch ? inOrder([branch]).map(({ node }) => node.id) : []);
};

/** An id that nobody has. */
export const nextId = (nodes: Nodes): string => {
  const taken = new Set(nodes.map(({ id }) => id));
  let number = nodes.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
};

const refusesPlace = (nodes: Nodes, parent: string | null, levels: number): Refusal | null => {
  if (parent === null) return levels > ORG_CHART.levels ? 'deep' : null;
  const above = branchOf(nodes, parent);
  if (!above) return 'absent';
  return above.level + levels > ORG_CHART.levels ? 'deep' : null;
};

/** Why the chart can't be changed so; null where it can. */
export function refusalOf(nodes: Nodes, edit: ChartEdit): Refusal | null {
  const branch = branchOf(nodes, edit.id);
  if (edit.kind === 'add') {
    if (branch) return 'absent';
    if (nodes.length >= ORG_CHART.nodes) return 'full';
    return refusesPlace(nodes, edit.parent, 1) ?? tooLong(nodes, edit);
  }
  if (!branch) return 'absent';
  if (edit.kind === 'write') return edit.text.length > ORG_CHART.textMax ? 'long' : tooLong(nodes, edit);
  if (edit.kind === 'remove') return null;
  if (edit.parent !== null && idsBelow(nodes, edit.id).has(edit.parent)) return 'cycle';
  return refusesPlace(nodes, edit.parent, heightOf(branch));
}

const tooLong = (nodes: Nodes, edit: ChartEdit): Refusal | null =>
  bytesOf(changed(nodes, edit)) > ORG_CHART.bytes ? 'long' : null;

function changed(nodes: Nodes, edit: ChartEdit): Nodes {
  switch (edit.kind) {
    case 'add': {
      const { id, parent, after } = edit;
      const beside = nodes.findIndex((node) => node.id === after && node.parent === parent);
      return insertAt(nodes, beside < 0 ? -1 : beside + 1, { id, name: '', title: '', parent });
    }
    case 'write':
      return nodes.map((node) => (node.id === edit.id ? { ...node, [edit.field]: edit.text } : node));
    case 'remove': {
      const gone = idsBelow(nodes, edit.id);
      return nodes.filter(({ id }) => !gone.has(id));
    }
    case 'move': {
      const { id, parent, before } = edit;
      const moved = nodes.find((node) => node.id === id);
      if (!moved || id === before) return nodes;
      const rest = nodes.filter((node) => node !== moved);
      const place = rest.findIndex((node) => node.id === before && node.parent === parent);
      return insertAt(rest, place, { ...moved, parent });
    }
  }
}

/** The chart after an edit; the same one where it is refused. */
export const applyEdit = (nodes: Nodes, edit: ChartEdit): Nodes =>
  refusalOf(nodes, edit) === null ? changed(nodes, edit) : nodes;

export type Direction = 'earlier' | 'later' | 'out' | 'in';

/** A step among the siblings, out beside the superior, or in under the sibling before; null where there is no such place. */
export function stepOf(nodes: Nodes, id: string, direction: Direction): ChartEdit | null {
  const node = nodes.find((each) => each.id === id);
  if (!node) return null;
  const siblings = reportsOf(nodes, node.parent);
  const place = siblings.indexOf(node);
  const earlier = siblings[place - 1];
  if (direction === 'in') return earlier ? { kind: 'move', id, parent: earlier.id } : null;
  if (direction === 'earlier')
    return earlier ? { kind: 'move', id, parent: node.parent, before: earlier.id } : null;
  if (direction === 'later') return siblings[place + 1] ? move(id, node.parent, siblings[place + 2]) : null;
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
