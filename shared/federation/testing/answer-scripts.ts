/** Has each script that the page requests answered by `answer`, as a browser does: by `load` or `error`, or not at all. */
export function answerScripts(answer: (script: HTMLScriptElement) => unknown): jest.SpyInstance {
  return jest.spyOn(document.head, 'appendChild').mockImplementation((script) => {
    void answer(script as unknown as HTMLScriptElement);
    return script;
  });
}

/** Defines the container of a remote, like its entry. */
export function defineContainer(
  global: string,
  get: (exposed: string) => Promise<() => unknown>,
  init: (scope: Record<string, unknown>) => unknown = () => undefined,
): void {
  Object.defineProperty(window, global, { value: { init, get }, configurable: true });
}

export const loads = (script: HTMLScriptElement) => script.onload?.call(script, new Event('load'));
export const fails = (script: HTMLScriptElement) =>
  (script.onerror as ((event: Event) => unknown) | null)?.call(script, new Event('error'));

/** Resets entries as in a new page: the federation's runtime keeps those that have run, for all of its instances. */
export function forgetEntries(...globals: string[]): void {
  const entries: Record<string, unknown> = Reflect.get(window, '__GLOBAL_LOADING_REMOTE_ENTRY__');
  for (const key of Object.keys(entries)) delete entries[key];
  for (const global of globals) Reflect.deleteProperty(window, global);
}
