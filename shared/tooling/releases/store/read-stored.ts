import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import type { Store } from './store.ts';

/** A text of the store as its schema has it; undefined if it does not exist. Throws `ReleaseError` for a damaged one. */
export async function readStored<Schema extends z.ZodType>(
  store: Store,
  key: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const found = await store.read(key);
  return found && parseStored(found.text, schema, `${key} in ${store.address}`);
}

/** The content of a text that is called `name`. Throws `ReleaseError` for a damaged one. */
export function parseStored<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  name: string,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ReleaseError(
      `${name} is damaged. What follows from it, and what can be done: pnpm release:check\n${why}`,
    );
  }
}
