import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const WARN = 40;
/** A line with a stack trace is longer than anyone reads. */
const LENGTH = 300;

interface Trouble {
  text: string;
  count: number;
  first: Date;
  last: Date;
}

/** What a product prints besides the log of its requests, the same lines once: warnings, errors, and restarts. */
export class Troubles {
  private readonly all = new Map<string, Trouble>();

  listen({ stdout, stderr }: ChildProcess): void {
    for (const input of [stdout, stderr])
      if (input) createInterface({ input }).on('line', (line) => this.add(line));
  }

  toString(): string {
    const timeOf = (date: Date) => date.toISOString().slice(11, 19);
    return [...this.all.values()]
      .map(({ text, count, first, last }) => `${timeOf(first)} to ${timeOf(last)}, ${count}x: ${text}`)
      .join('\n');
  }

  private add(line: string): void {
    const text = troubleOf(line);
    if (!text) return;
    const now = new Date();
    const known = this.all.get(text) ?? { text, count: 0, first: now, last: now };
    this.all.set(text, { ...known, count: known.count + 1, last: now });
  }
}

/** The text of a line; null for what is logged of a request that went well. */
function troubleOf(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level < WARN ? null : `${msg}: ${err?.message ?? ''}`.slice(0, LENGTH);
  } catch {
    return line.trim().slice(0, LENGTH) || null;
  }
}
