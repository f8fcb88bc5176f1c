import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from '@swc/core';
import { remoteNames } from '../workspace/index.ts';
import { flatten } from './check-texts.ts';
import { calleeOf, type KeyPattern, keysOf } from './keys-in-code.ts';
import { isNode, type Node, walk } from './syntax-tree.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const SHOWN_BY = ['success', 'notice', 'warn', 'error', 'showTranslated'];

/** Files whose toasts the syntax does not tell: the keys that their variables have. */
const BY_HAND: Record<string, KeyPattern[]> = {
  'host/src/updates/leave-revoked.ts': ['left', 'leftPartly', 'lost', 'notCopied', 'copied'],
  'mfe-auth/src/features/advisers/use-end.ts': [/^advisers\.(given|received)\.ended$/],
  'mfe-auth/src/features/firm/use-told.ts': [
    /^firm\.(roleChanged|(remove|handOn|leave)\.done|invited\.(joined|declined)|invite\.(done|withdrawn))$/,
  ],
  'mfe-deals/src/features/deal-side/use-proposal-actions.ts': [/^proposal\.(agreed|refused|withdrawn)$/],
  'mfe-notifications/src/features/bell/use-live-notifications.ts': [/^types\./],
  'mfe-opportunities/src/features/opportunity-form/opportunity-form.tsx': [
    /^form\.(created|saved|resubmitted)$/,
  ],
  'shared/domain/documents/group/use-delete-chosen.ts': [
    /^documents\.(problem\.(notAllowed|closed)|gone|delete\.done(Several)?)$/,
  ],
  'shared/domain/documents/group/use-upload-announcement.ts': [/^documents\.(problem\.|announcement\.)/],
};
/** Ends with a full stop, or with a colon before what somebody wrote. */
const SENTENCE = /[.?!:]$|:\s\{\{\w+\}\}$/;
/** The text of a failure is a toast, too (`messages.failure`). */
const OF_FAILURES = /^failure\./;

const textsOf = (language: string) =>
  Object.fromEntries([
    ...globSync(`host/src/locales/${language}/*.json`, { cwd: root }).map((path) => [
      basename(path, '.json'),
      flatten(JSON.parse(read(path))),
    ]),
    ...remoteNames(root).map((folder) => [
      JSON.parse(read(`${folder}/src/remote.json`)).namespace,
      flatten(JSON.parse(read(`${folder}/src/locales/${language}.json`))),
    ]),
  ]) as Record<string, [key: string, text: string][]>;

interface Toasts {
  file: string;
  keys: KeyPattern[];
  /** How many show a text that is no call of `t` with a key, or a key in a variable. */
  unknown: number;
}

/** What ends the text: of a sum the last part, of a condition either. */
function endsOf(node: Node): Node[] {
  if (node.type === 'ParenthesisExpression') return endsOf(node.expression as Node);
  if (node.type === 'ConditionalExpression')
    return [...endsOf(node.consequent as Node), ...endsOf(node.alternate as Node)];
  return node.type === 'BinaryExpression' ? endsOf(node.right as Node) : [node];
}

function toastsIn(file: string): Toasts {
  const found: Toasts = { file, keys: BY_HAND[file] ?? [], unknown: 0 };
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
  walk(parseSync(read(file), syntax) as unknown as Node, (node) => {
    if (node.type !== 'CallExpression' || !isMessages(node.callee as Node)) return;
    const given = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
    const isKey = calleeOf(node.callee as Node) === 'showTranslated';
    for (const end of endsOf((isKey ? given[1] : given[0]) as Node)) {
      const first = (end.arguments as { expression: Node }[] | undefined)?.[0]?.expression;
      const key = isKey ? end : first;
      const keys = key && (isKey || end.type === 'CallExpression') ? keysOf(key) : [];
      if (keys.length === 0) found.unknown += 1;
      // The keys of a pattern that stand among labels are those named by hand.
      else if (!BY_HAND[file]) found.keys.push(...keys);
    }
  });
  return found;
}

/** `messages.success`, `platform.messages.showTranslated`. */
function isMessages(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || !SHOWN_BY.includes(String(calleeOf(callee)))) return false;
  const object = callee.object as Node;
  return isNode(object) && calleeOf(object) === 'messages';
}

const files = [
  'host/src',
  'shared/{design,domain,kernel,shell}',
  ...remoteNames(root).map((name) => `${name}/src`),
]
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter((file) => !/\.test\.|\/testing\//.test(file) && /\bmessages\b/.test(read(file)));
const toasts = files.map(toastsIn).filter(({ keys, unknown }) => keys.length + unknown > 0);

test('the texts of all toasts are known', () => {
  expect(toasts.filter(({ file, unknown }) => unknown > 0 && !BY_HAND[file])).toEqual([]);
  const withToasts = toasts.map(({ file }) => file.split('/')[0]);
  expect(new Set(withToasts)).toEqual(new Set(['host', 'shared', ...remoteNames(root)]));
});

test.each(['en', 'fr'])('a toast is a sentence with its full stop: %s', (language) => {
  const texts = textsOf(language);
  const namespacesOf = (file: string) => {
    const remote = remoteNames(root).find((folder) => file.startsWith(`${folder}/`));
    const own = remote ? [JSON.parse(read(`${remote}/src/remote.json`)).namespace] : [];
    const named = Object.keys(texts).filter((name) => read(file).includes(`'${name}'`));
    return [...new Set([...own, ...named, ...(file.startsWith('shared/') ? ['messages'] : [])])];
  };
  const all = [...toasts, { file: 'shared/kernel/messages/messages.ts', keys: [OF_FAILURES], unknown: 0 }];
  const wrong = all.flatMap(({ file, keys }) => {
    const seen = namespacesOf(file).flatMap((name) => texts[name] ?? []);
    return keys.flatMap((key) => {
      const pattern = key instanceof RegExp ? key : new RegExp(`^${key.replaceAll('.', '\\.')}$`);
      const said = seen.filter(
        ([name]) => pattern.test(name) || pattern.test(name.replace(/(_[a-z]+)+$/, '')),
      );
      if (said.length === 0) return [`${file}: ${key} has no text`];
      return said
        .filter(([, text]) => !SENTENCE.test(text))
        .map(([name, text]) => `${file}: ${name}: ${text}`);
    });
  });
  expect(wrong).toEqual([]);
});
