import { z } from 'zod';
import { errorCode } from './errors/errors.ts';
import { ORG_CHART } from './limits.ts';

// Half a surrogate pair is text, but no JSON that a database takes.
const text = z.string().overwrite((value) => value.toWellFormed().trim());
const nodeId = text.min(1).max(ORG_CHART.idMax);
const place = text.max(ORG_CHART.textMax);

/** A box of the chart. Siblings are drawn in the order of the list; without a parent it stands at the top. */
export const chartNodeSchema = z.object({
  id: nodeId,
  name: place.min(1),
  title: place.default(''),
  parent: nodeId.nullable().default(null),
});
export const organizationalChartSchema = z.object({ nodes: z.array(chartNodeSchema) });

export type ChartNode = z.output<typeof chartNodeSchema>;
export type OrganizationalChart = z.output<typeof organizationalChartSchema>;

/** What is wrong with how the boxes hang together; null where nothing is. */
function chartProblem(nodes: ChartNode[]) {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  if (parents.size < nodes.length) return 'chart.repeated_id';
  for (const { id } of nodes) {
    let level = 1;
    for (let above = parents.get(id); above != null; above = parents.get(above)) {
      if (!parents.has(above)) return 'chart.unknown_parent';
      level += 1;
      if (level > nodes.length) return 'chart.box_under_itself';
    }
    if (level > ORG_CHART.levels) return 'chart.too_many_levels';
  }
  return null;
}

const chartInputSchema = z
  .object({ nodes: z.array(chartNodeSchema).max(ORG_CHART.nodes, errorCode('chart.too_many_boxes')) })
  .superRefine(({ nodes }, context) => {
    const problem = chartProblem(nodes);
    if (problem) context.addIssue({ code: 'custom', message: errorCode(problem) });
  });

type ChartInput = z.input<typeof chartInputSchema> | string | null;

/** JSON, or JSON as the text of a form; '' and the text `null` clear. Keys that are not named are dropped. */
export const chartFieldSchema = z.preprocess((value: ChartInput, context) => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '' || text === 'null') return null;
  if (new TextEncoder().encode(text).length > ORG_CHART.bytes) {
    context.addIssue({ code: 'custom', message: errorCode('chart.too_large') });
    return z.NEVER;
  }
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: errorCode('chart.unreadable') });
    return z.NEVER;
  }
}, chartInputSchema.nullable());
