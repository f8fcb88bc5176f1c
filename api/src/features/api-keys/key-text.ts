import { hash, randomBytes } from 'node:crypto';

type Kind = 'read' | 'widget';

/** What tells keys from other texts: people and scanners find one that was published by mistake. */
const PREFIX: Record<Kind, string> = { read: 'handover_read_', widget: 'handover_widget_' };
const FORM: Record<Kind, RegExp> = {
  read: /^handover_read_[\w-]{43}$/,
  widget: /^handover_widget_[\w-]{43}$/,
};

export const newKey = (kind: Kind): string => PREFIX[kind] + randomBytes(32).toString('base64url');

/** The key has 256 random bits: a plain hash can't be guessed back. */
export const hashOfKey = (key: string): string => hash('sha256', key);

export const isKeyOf = (kind: Kind, text: string): boolean => FORM[kind].test(text);

/** The key of a request: `Authorization: Bearer handover_read_…`. */
export function keyOfHeader(header: string | undefined): string | undefined {
  const [, key = ''] = /^Bearer (\S+)$/i.exec(header ?? '') ?? [];
  return isKeyOf('read', key) ? key : undefined;
}
