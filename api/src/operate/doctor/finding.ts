/** What a check has found, and what to do about it. */
export interface Finding {
  /** Such as `database`. */
  about: string;
  level: 'ok' | 'warn' | 'fail';
  text: string;
  todo?: string;
}

export const ok = (about: string, text: string): Finding => ({ about, level: 'ok', text });
export const warn = (about: string, text: string, todo: string): Finding => ({
  about,
  level: 'warn',
  text,
  todo,
});
export const fail = (about: string, text: string, todo: string): Finding => ({
  about,
  level: 'fail',
  text,
  todo,
});

export const messageOf = (error: unknown): string => {
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause);
};
