export type ParsedJson = { value: unknown } | { error: string };

/** What somebody typed; an empty text is `undefined`, as an answer that is none. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
