import { renameSync, writeFileSync } from 'node:fs';

/** Current build errors by package, in a file that the gateway watches to notify open pages. */
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
