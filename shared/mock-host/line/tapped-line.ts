import type { Line, OpenLine } from '../../kernel/events/index.ts';

/** The live line, with a place to put messages on it. */
export interface TappedLine {
  openLine: OpenLine;
  /** Says something as if the server had; false while nobody is signed in and there is no line. */
  deliver(message: unknown): boolean;
}

/** Wraps the way a line is opened: what is delivered takes the same way through the platform as what the server sends. */
export function tapLine(open: OpenLine): TappedLine {
  let current: Line | undefined;
  return {
    async openLine(url) {
      const line = await open(url);
      const hangUp = line.close.bind(line);
      line.close = () => {
        if (current === line) current = undefined;
        hangUp();
      };
      current = line;
      return line;
    },
    deliver(message) {
      if (!current?.onmessage) return false;
      current.onmessage({ data: JSON.stringify(message) });
      return true;
    },
  };
}
