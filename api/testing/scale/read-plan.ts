import pg from 'pg';
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
  /** Tables read by a sequential scan that no limit ends. */
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

const STOPS = ['Sort', 'Aggregate', 'Hash', 'Unique', 'WindowAgg', 'SetOp'];
/** The tables that are scanned. A scan under a limit ends early, unless all rows have to be there first. */
function scannedIn(node: PlanNode, isLimited = false): string[] {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return isLimited ? [] : [node['Relation Name'] ?? ''];
  const limited = type === 'Limit' || (isLimited && !STOPS.includes(type));
  return (node.Plans ?? []).flatMap((child) => scannedIn(child, limited));
}

function fetchedBy(node: PlanNode): number {
  if (node['Node Type'] === 'Index Only Scan') return node['Heap Fetches'] ?? 0;
  return ['Index Scan', 'Bitmap Heap Scan', 'Seq Scan'].includes(node['Node Type']) ? total(node) : 0;
}

const EXPLAIN = 'explain (analyze, buffers, format json)';
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(each))}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** The plan of a statement; of a prepared one that for all values. */
async function explained(client: pg.PoolClient, { name, text, values }: CapturedQuery) {
  if (!name) return client.query(`${EXPLAIN} ${text}`, values);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  await client.query(`set plan_cache_mode = force_generic_plan; prepare explained as ${text}`);
  try {
    return await client.query(`${EXPLAIN} execute explained${given}`);
  } finally {
    await client.query('deallocate explained; reset plan_cache_mode');
  }
}

export async function workOf(pool: pg.Pool, query: CapturedQuery): Promise<QueryCost> {
  const { text } = query;
  const client = await pool.connect();
  const { rows } = await explained(client, query).finally(() => client.release());
  const [{ Plan: root, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  const nodes = all(root as PlanNode);
  return {
    query: text,
    scanned: scannedIn(root),
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
