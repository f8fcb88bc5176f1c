import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';

export interface KnownSetting {
  name: string;
  /** Empty where it is none, or words. */
  fallback: string;
  does: string;
}

/** The settings of api and gateway in `.env.example`, which is written from their tables. */
const EXAMPLE = new URL('../../../../.env.example', import.meta.url);

export function knownSettings(): KnownSetting[] {
  return readFileSync(EXAMPLE, 'utf8')
    .split('\n\n')
    .flatMap((block) => {
      const does = /^# (.*)$/m.exec(block)?.[1] ?? '';
      return [...block.matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', fallback = '']) => ({
        name,
        fallback,
        does,
      }));
    });
}

/** Names of an environment that are no setting but look like one, with the setting that is probably meant. */
export function unknownNames(
  env: NodeJS.ProcessEnv,
  known: readonly string[],
): { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const [nearest] = known
      .map((meant) => ({ meant, steps: distance(name, meant) }))
      .sort((a, b) => a.steps - b.steps);
    const longer = known.find((meant) => name.includes('_') && meant.startsWith(`${name}_`));
    if (longer) return [{ name, meant: longer }];
    const isClose = nearest && nearest.steps <= Math.max(1, Math.floor(nearest.meant.length / 4));
    return isClose ? [{ name, meant: nearest.meant }] : [];
  });
}

const SECRET = /SECRET|PASSWORD|OTLP_HEADERS/;

/** A value as it may be shown: without passwords and keys. */
export function shown(name: string, value: string): string {
  if (SECRET.test(name)) return '(set)';
  return value.replace(/(:\/\/[^:/@]*:)[^@]*@/, '$1…@');
}
