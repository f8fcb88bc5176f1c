export interface Node {
  type: string;
  [property: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Visits a node of a syntax tree and all that are in it. */
export function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const each of child) {
        if (isNode(each)) walk(each, visit);
        // Arguments and array elements are wrapped in an object.
        else if (isNode(each?.expression)) walk(each.expression, visit);
      }
    } else if (isNode(child)) walk(child, visit);
  }
}
