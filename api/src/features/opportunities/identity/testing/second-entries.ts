import type { IdentityField } from '@handover/shared/contract';
import type { SecondBusinessName } from './second-businesses.ts';

export type SecondEntry = [SecondBusinessName, IdentityField, string];

/** Public texts by business, each on a line after its field. */
export const secondEntries = (texts: Record<SecondBusinessName, string>): SecondEntry[] =>
  Object.entries(texts).flatMap(([business, lines]) =>
    [...lines.matchAll(/^ *(\w+): (.+)$/gm)].map(
      ([, field, text = '']): SecondEntry => [business as SecondBusinessName, field as IdentityField, text],
    ),
  );
