export type ParsedJson = { value: unknown } | { error: string };

/** Parses typed JSON; an empty text is `undefined`. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
