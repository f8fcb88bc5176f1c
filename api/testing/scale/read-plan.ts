import type pg from 'pg';
import type { CapturedQuery } from './captured-queries.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Heap Fetches'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Temp Written Blocks'?: number;
  Plans?: PlanNode[];
}

/** The cost of one query, from its plan. */
export interface QueryCost {
  query: string;
  /** Tables read by a sequential scan. */
  scanned: string[];
  /** Rows fetched from tables, not from an index alone. */
  fetched: number;
  /** The largest number of rows in one sort. */
  sorted: number;
  /** Pages of 8 kB that were read. */
  pages: number;
  /** Pages written to disk because of too little memory. */
  spilled: number;
  milliseconds: number;
  plan: string;
}

const all = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(all)];
const total = (node: PlanNode) =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

function fetchedBy(node: PlanNode): number {
  if (node['Node Type'] === 'Index Only Scan') return node['Heap Fetches'] ?? 0;
  return ['Index Scan', 'Bitmap Heap Scan', 'Seq Scan'].includes(node['Node Type']) ? total(node) : 0;
}

export async function workOf(pool: pg.Pool, { text, values }: CapturedQuery): Promise<QueryCost> {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
  const [{ Plan: root, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  const nodes = all(root as PlanNode);
  return {
    query: text,
    scanned: nodes
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
    fetched: nodes.reduce((sum, node) => sum + fetchedBy(node), 0),
    sorted: Math.max(
      0,
      ...nodes
        .filter((node) => node['Node Type'].includes('Sort'))
        .map((node) => Math.max(0, ...(node.Plans ?? []).map((child) => child['Actual Rows']))),
    ),
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    spilled: root['Temp Written Blocks'] ?? 0,
    milliseconds,
    plan: JSON.stringify(root, null, 1),
  };
}
