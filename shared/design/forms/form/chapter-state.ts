export interface ChapterFacts {
  /** Names of its fields: an error in one of them is an error of the chapter. */
  fields: readonly string[];
  done: boolean;
  /** Nothing of it has to be filled in. */
  optional?: boolean;
}

export type ChapterState = 'done' | 'missing' | 'optional' | 'wrong';

export function chapterState(chapter: ChapterFacts, errors: Record<string, unknown>): ChapterState {
  if (chapter.fields.some((name) => errors[name])) return 'wrong';
  if (chapter.done) return 'done';
  return chapter.optional ? 'optional' : 'missing';
}
