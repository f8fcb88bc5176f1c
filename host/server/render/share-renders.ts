interface Running<Result> {
  current: Promise<Result>;
  next: Promise<Result> | undefined;
}

/**
 * Lets requests for the same page share a render: those that come while it is rendered share the next render, which begins when that one ends.
 * So nobody gets data that was read before the request came, and a page that is asked for by many is rendered once at a time.
 */
export function shareRenders<Result>() {
  const running = new Map<string, Running<Result>>();

  function start(key: string, render: () => Promise<Result>): Promise<Result> {
    const entry: Running<Result> = { current: render(), next: undefined };
    running.set(key, entry);
    const ended = () => {
      if (!entry.next) running.delete(key);
    };
    entry.current.then(ended, ended);
    return entry.current;
  }

  /** `render` gets the time, in ms, at which the first of those who share it came. */
  return function share(key: string, render: (since: number) => Promise<Result>): Promise<Result> {
    const since = Date.now();
    const entry = running.get(key);
    if (!entry) return start(key, () => render(since));
    const begin = () => start(key, () => render(since));
    entry.next ??= entry.current.then(begin, begin);
    return entry.next;
  };
}
