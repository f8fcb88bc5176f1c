import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a server build, as stacks name it. */
const PLACE = /([^\s()]+\.cjs):(\d+):(\d+)/g;

function mapOf(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    // A build of before has none.
    return undefined;
  }
}

/** The text with the source in place of each place in a server build whose map is beside it: `mfe-deals/src/pages/deal.page.tsx:12`. */
export function withSources(text: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return text.replace(PLACE, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const found = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    return found && 'originalSource' in found ? `${found.originalSource}:${found.originalLine + 1}` : place;
  });
}
