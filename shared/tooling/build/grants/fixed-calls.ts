import { callsIn } from './calls-in.ts';

/** The calls that sources make, as `remote.json` declares them: in its order, and a new one at the place of its path. */
export function fixedCalls(declared: readonly string[], sources: readonly string[]): string[] {
  const found = sources.flatMap(callsIn);
  const made = new Set(found.flatMap(({ method, path }) => (method && path ? [`${method} ${path}`] : [])));
  const calls = declared.filter((call) => made.has(call));
  for (const call of [...made].filter((each) => !declared.includes(each)).sort()) {
    const next = calls.findIndex((each) => pathOf(each) > pathOf(call));
    calls.splice(next < 0 ? calls.length : next, 0, call);
  }
  return calls;
}

const pathOf = (call: string) => call.replace(/^\w+ /, '');
