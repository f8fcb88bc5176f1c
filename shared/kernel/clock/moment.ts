/** The time and the time zone for which a page is rendered. */
export interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** Its IANA name. */
  timeZone: string;
}

let momentOf: () => Moment | undefined = () => undefined;
const listeners = new Set<() => void>();

/**
 * Sets the results of `currentTime` and `currentTimeZone`: on the server the moment of the rendered request, in the
 * browser that of the html until it is hydrated. Otherwise they are those of the system.
 */
export function setMoment(source: () => Moment | undefined): void {
  momentOf = source;
  for (const listener of listeners) listener();
}

export function onMomentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time to render with, in ms since 1970. */
export const currentTime = (): number => momentOf()?.now ?? Date.now();

/** The time zone to render with; undefined: that of the system. */
export const currentTimeZone = (): string | undefined => momentOf()?.timeZone;
