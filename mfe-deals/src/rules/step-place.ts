import type { Deal } from '@handover/shared/contract';

/** The place of each next step, by its code, and the name of the button that leads there. */
const PLACES: readonly [codes: RegExp, action: 'write' | 'read' | 'answer' | 'examine', tab?: string][] = [
  [/^(introduction|afterLetter)\.buyer/, 'write', 'loi'],
  [/^loi\.seller/, 'read', 'loi'],
  [/^proposal\.buyer/, 'answer'],
  [/^due_diligence\.buyer$/, 'examine', 'data-room'],
  [/^questions\./, 'answer', 'questions'],
];

export function stepPlace({ next_step: { code } }: Pick<Deal, 'next_step'>) {
  const [, action, tab] = PLACES.find(([codes]) => codes.test(code)) ?? [];
  return { action: action ?? 'open', tab } as const;
}
