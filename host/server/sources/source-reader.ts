import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a file, as stacks count: from 1. */
export interface Place {
  line: number;
  column: number;
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    // A build of before has none.
    return undefined;
  }
}

/** Reads the line of a source by a map, each map once: `mfe-deals/src/pages/deal.page.tsx:12`. For one text, since maps are large. */
export function sourceReader(mayRead: () => boolean = () => true) {
  const maps = new Map<string, SourceMap | undefined>();
  return (file: string, { line, column }: Place): string | undefined => {
    if (!maps.has(file)) maps.set(file, mayRead() ? readMap(file) : undefined);
    const found = maps.get(file)?.findEntry(line - 1, column - 1);
    return found && 'originalSource' in found
      ? `${found.originalSource}:${found.originalLine + 1}`
      : undefined;
  };
}
