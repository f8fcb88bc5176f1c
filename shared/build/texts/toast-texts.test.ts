import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from './check-texts.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const REMOTES = ['auth', 'companies', 'deals', 'notifications', 'opportunities'].map((name) => `mfe-${name}`);
const TOAST = /messages\.(?:success|notice|warn|error)\(\s*t\(\s*(?:'([^']+)'|`([^`]+)`)/g;

/** Where a key that follows from a value stands among labels. */
const AMONG_OTHERS: Record<string, string> = { 'form.${outcome}': 'form.(created|saved|resubmitted)' };

/** The keys of the toasts in the code; what follows from a value is any word. */
function toastKeys(remote: string): RegExp[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(root, remote) }).filter(
    (path) => !/\.test\./.test(path),
  );
  const found = files.flatMap((path) => [...read(join(remote, path)).matchAll(TOAST)]);
  return found.map(([, key, template]) => {
    const name = (key ?? AMONG_OTHERS[template ?? ''] ?? template ?? '')
      .replaceAll('.', '\\.')
      .replaceAll(/\$\{[^}]+\}/g, '\\w+');
    return new RegExp(`^${name}(_\\w+)?$`);
  });
}

test.each(REMOTES.flatMap((remote) => ['en', 'fr'].map((language) => [remote, language])))(
  'a toast is a sentence with its full stop: %s, %s',
  (remote, language) => {
    const keys = toastKeys(remote as string);
    const texts = flatten(JSON.parse(read(`${remote}/src/locales/${language}.json`)));
    const toasts = texts.filter(([key]) => keys.some((each) => each.test(key)));
    if (keys.length > 0) expect(toasts).not.toEqual([]);
    expect(toasts.filter(([, text]) => !/[.?!]$/.test(text))).toEqual([]);
  },
);
