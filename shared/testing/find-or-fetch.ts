interface Source {
  name: string;
  get: () => void;
}

/** Finds a tool, or gets it from the first source that works; prints which ones failed. */
export function findOrFetch<Tool>(what: string, find: () => Tool | undefined, sources: Source[]) {
  let found = find();
  for (const { name, get } of sources) {
    if (found) break;
    console.log(`No ${what} found; trying ${name} …`);
    try {
      get();
    } catch (error) {
      console.log(`  failed: ${String((error as Error).message).split('\n')[0]}`);
    }
    found = find();
  }
  return found;
}
