/** Streams one JSON object: plain values first, then lists item by item, so that no list is held in memory. */
export async function* writeJson(
  head: Record<string, unknown>,
  lists: Record<string, AsyncIterable<unknown>>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).slice(0, -2);
  for (const [name, items] of Object.entries(lists)) {
    yield `,\n ${JSON.stringify(name)}: [`;
    let separator = '\n';
    for await (const item of items) {
      yield `${separator}  ${JSON.stringify(item)}`;
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
