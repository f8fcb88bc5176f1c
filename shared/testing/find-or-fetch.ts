export interface Source {
  name: string;
  get: () => void;
}

/** Looks for a tool, and else tries one source after the other until it is found; says what did not work. */
export function findOrFetch<Tool>(what: string, find: () => Tool | undefined, sources: Source[]) {
  let found = find();
  for (const { name, get } of sources) {
    if (found) break;
    console.log(`No ${what} found; trying ${name} …`);
    try {
      get();
    } catch (error) {
      console.log(`  did not work: ${String((error as Error).message).split('\n')[0]}`);
    }
    found = find();
  }
  return found;
}
