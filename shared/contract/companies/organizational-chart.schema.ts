import { z } from 'zod';
import { errorCode } from '../errors/errors.ts';
import { ORG_CHART } from '../limits.ts';
import { toLine } from '../typed-text.ts';
import { checkLength } from '../wire/wire.schema.ts';
import { chartProblem } from './chart-rules.ts';

// Half a surrogate pair is text, but no JSON that a database takes.
const text = z.string().overwrite((value) => toLine(value.toWellFormed()));
const sized = (limits: { min: number; max: number }) =>
  text.superRefine(checkLength(limits)).meta({ minLength: limits.min, maxLength: limits.max });
const nodeId = sized({ min: 1, max: ORG_CHART.idMax });

/** A box of the chart. Siblings are drawn in the order of the list; without a parent it stands at the top. */
const chartNodeSchema = z
  .object({
    id: nodeId,
    name: sized({ min: 1, max: ORG_CHART.textMax }),
    title: sized({ min: 0, max: ORG_CHART.textMax }).default(''),
    parent: nodeId.nullable().default(null),
  })
  .meta({ id: 'ChartNode' });
export const organizationalChartSchema = z
  .object({ nodes: z.array(chartNodeSchema) })
  .meta({ id: 'OrganizationalChart' });

export type ChartNode = z.output<typeof chartNodeSchema>;
export type OrganizationalChart = z.output<typeof organizationalChartSchema>;

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
