import { renameSync, writeFileSync } from 'node:fs';

/** What does not compile at the moment, by package; the gateway tells the open pages. */
export function createProblems(file: string) {
  const found: Record<string, string> = {};
  const write = () => {
    writeFileSync(`${file}.draft`, JSON.stringify(found));
    renameSync(`${file}.draft`, file);
  };
  write();
  return {
    set(name: string, text: string) {
      found[name] = text;
      write();
    },
    clear(name: string) {
      if (!(name in found)) return;
      delete found[name];
      write();
    },
  };
}
