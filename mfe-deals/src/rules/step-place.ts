import { type Deal, routes } from '@handover/shared/contract';

/** The place of each next step, by its code, and the name of the button that leads there. */
const PLACES: readonly [codes: RegExp, action: 'write' | 'read' | 'answer' | 'examine', tab?: string][] = [
  [/^(introduction|afterLetter)\.buyer/, 'write'],
  [/^loi\.seller/, 'read', 'loi'],
  [/^(proposal|completion)\.buyer/, 'answer'],
  [/^due_diligence\.buyer$/, 'examine', 'data-room'],
  [/^questions\./, 'answer', 'questions'],
];

export function stepPlace({ id, next_step: { code } }: Pick<Deal, 'id' | 'next_step'>) {
  const [, action, tab] = PLACES.find(([codes]) => codes.test(code)) ?? [];
  const to = action === 'write' ? routes.dealLetter(id) : routes.dealView(id, { tab });
  return { action: action ?? 'open', to } as const;
}
