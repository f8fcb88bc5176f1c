import { type Place, sourceReader } from '../sources/source-reader.ts';

/** A place in a server build, as stacks name it. */
const PLACE = /([^\s()]+\.cjs):(\d+):(\d+)/g;

/** The text with the source in place of each place in a server build whose map is beside it: `mfe-deals/src/pages/deal.page.tsx:12`. */
export function withSources(text: string): string {
  const sourceOf = sourceReader();
  return text.replace(PLACE, (place, file: string, line: string, column: string) => {
    const at: Place = { line: Number(line), column: Number(column) };
    return sourceOf(`${file}.map`, at) ?? place;
  });
}
