import { parseSync } from '@swc/core';
import { type Node, walk } from './syntax-tree.ts';

/** A key in code: the string, or a pattern for a template literal. */
export type KeyPattern = string | RegExp;

export interface KeysInCode {
  /** Every string that may be a key. */
  all: KeyPattern[];
  /** The calls of `t`: their keys and namespace. */
  calls: { keys: KeyPattern[]; namespace: string | undefined }[];
  /** The namespaces of `useTranslation` in this file. */
  namespaces: string[];
}

/** The form of a key: no spaces, no slashes. */
const KEY = /^[A-Za-z][\w.:-]*$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys in a source file, from its syntax tree; `tsx` for files with JSX. */
export function keysInCode(source: string, tsx: boolean): KeysInCode {
  const found: KeysInCode = { all: [], calls: [], namespaces: [] };
  // A node is read by its type alone, whichever of the parser's it is.
  walk(parseSync(source, { syntax: 'typescript', tsx }) as unknown as Node, (node) => {
    const key = keyOf(node);
    if (key !== undefined) found.all.push(key);
    if (node.type !== 'CallExpression') return;
    const [first, options] = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
    const name = calleeOf(node.callee as Node);
    if (name === 't' && first)
      found.calls.push({ keys: keysOf(first), namespace: options && optionOf(options, 'ns') });
    if (name === 'useTranslation') found.namespaces.push(...(first ? keysOf(first).map(String) : ['common']));
  });
  return found;
}

export const calleeOf = (callee: Node): unknown =>
  callee.type === 'MemberExpression' ? (callee.property as Node).value : callee.value;

function keyOf(node: Node): KeyPattern | undefined {
  if (node.type === 'StringLiteral') return KEY.test(String(node.value)) ? String(node.value) : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = (node.quasis as { raw: string }[]).map(({ raw }) => raw);
  // Without letters the pattern would match everything.
  return /[A-Za-z]/.test(parts.join('')) && parts.every((part) => /^[\w.:-]*$/.test(part))
    ? new RegExp(`^${parts.map(escaped).join('.+')}$`)
    : undefined;
}

/** The possible keys of an expression: both branches of a condition, each element of an array. */
export function keysOf(node: Node): KeyPattern[] {
  const key = keyOf(node);
  if (key !== undefined) return [key];
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node.consequent as Node), ...keysOf(node.alternate as Node)];
  if (node.type === 'ArrayExpression')
    return (node.elements as { expression: Node }[]).flatMap(({ expression }) => keysOf(expression));
  return [];
}

function optionOf(options: Node, name: string): string | undefined {
  const properties = (options.properties ?? []) as Node[];
  const property = properties.find(({ key }) => (key as Node | undefined)?.value === name);
  const value = property?.value as Node | undefined;
  return value?.type === 'StringLiteral' ? String(value.value) : undefined;
}
