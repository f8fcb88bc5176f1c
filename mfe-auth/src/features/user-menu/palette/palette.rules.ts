import { fold } from '@handover/shared/ui-extra';

/** The order in which they are shown. */
export const KINDS = ['page', 'action', 'company', 'opportunity', 'deal'] as const;
export type EntryKind = (typeof KINDS)[number];

export interface PaletteEntry {
  kind: EntryKind;
  label: string;
  /** The address of the page. */
  to: string;
}

/** The most that is shown of each kind; people with more records type another word. */
const MOST = 8;

/** 0: the label begins with the text; 1: a later word does; 2: it is within a word. */
function rankOf(label: string, text: string): number {
  if (label.startsWith(text)) return 0;
  return label.includes(` ${text}`) ? 1 : 2;
}

/** The entries that contain every word that was typed, by kind, the closest first; without a text pages and actions. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed);
  const words = text.split(/\s+/).filter(Boolean);
  const found = entries
    .map((entry) => ({ entry, label: fold(entry.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)))
    .map(({ entry, label }) => ({ entry, rank: rankOf(label, text) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
  return KINDS.flatMap((kind) => {
    const ofKind = found.filter((entry) => entry.kind === kind);
    if (kind === 'page' || kind === 'action') return ofKind;
    return words.length === 0 ? [] : ofKind.slice(0, MOST);
  });
}
