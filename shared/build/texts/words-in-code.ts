import { parseSync } from '@swc/core';

/** A text as it stands in code: itself, or a pattern where something is put in. */
export type Word = string | RegExp;

export interface WordsInCode {
  /** Every text that may be a key, whoever hands it on. */
  all: Word[];
  /** What is translated right here: the keys of one call and the namespaces that it names. */
  asked: { keys: Word[]; namespace: string | undefined }[];
  /** The namespaces of `useTranslation` in this file. */
  namespaces: string[];
}

interface Node {
  type: string;
  [part: string]: unknown;
}

/** A key, and nothing else that code says: no spaces, no slashes. */
const KEY = /^[A-Za-z][\w.:-]*$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What a file says of translation, read from its syntax; `tsx` when it may hold markup. */
export function wordsInCode(source: string, tsx: boolean): WordsInCode {
  const found: WordsInCode = { all: [], asked: [], namespaces: [] };
  walk(parseSync(source, { syntax: 'typescript', tsx }) as unknown as Node, (node) => {
    const word = wordOf(node);
    if (word !== undefined) found.all.push(word);
    if (node.type !== 'CallExpression') return;
    const [first, options] = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
    const name = calleeOf(node.callee as Node);
    if (name === 't' && first)
      found.asked.push({ keys: wordsOf(first), namespace: options && optionOf(options, 'ns') });
    if (name === 'useTranslation')
      found.namespaces.push(...(first ? wordsOf(first).map(String) : ['common']));
  });
  return found;
}

function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) {
      for (const each of part) {
        if (isNode(each)) walk(each, visit);
        // Arguments and elements of a list come wrapped.
        else if (isNode(each?.expression)) walk(each.expression, visit);
      }
    } else if (isNode(part)) walk(part, visit);
  }
}

const calleeOf = (callee: Node): unknown =>
  callee.type === 'MemberExpression' ? (callee.property as Node).value : callee.value;

function wordOf(node: Node): Word | undefined {
  if (node.type === 'StringLiteral') return KEY.test(String(node.value)) ? String(node.value) : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = (node.quasis as { raw: string }[]).map(({ raw }) => raw);
  // One without a dot and a letter would match everything.
  return /[A-Za-z]/.test(parts.join('')) && parts.every((part) => /^[\w.:-]*$/.test(part))
    ? new RegExp(`^${parts.map(escaped).join('.+')}$`)
    : undefined;
}

/** The keys that an expression may come to: both sides of a condition, each in a list. */
function wordsOf(node: Node): Word[] {
  const word = wordOf(node);
  if (word !== undefined) return [word];
  if (node.type === 'ConditionalExpression')
    return [...wordsOf(node.consequent as Node), ...wordsOf(node.alternate as Node)];
  if (node.type === 'ArrayExpression')
    return (node.elements as { expression: Node }[]).flatMap(({ expression }) => wordsOf(expression));
  return [];
}

function optionOf(options: Node, name: string): string | undefined {
  const properties = (options.properties ?? []) as Node[];
  const property = properties.find(({ key }) => (key as Node | undefined)?.value === name);
  const value = property?.value as Node | undefined;
  return value?.type === 'StringLiteral' ? String(value.value) : undefined;
}
