import { useEffect, useEffectEvent } from 'react';

export const REVIEW_KEYS = { next: 'j', previous: 'k', publish: 'p', reject: 'r' } as const;
export type ReviewCommand = keyof typeof REVIEW_KEYS;

const COMMANDS = Object.entries(REVIEW_KEYS) as [ReviewCommand, string][];
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable], [role="dialog"]',
  ) !== null;

/** Single keys for the review; never while something is typed or a dialog is open, nor with another key held. */
export function useReviewKeys(isOn: boolean, run: (command: ReviewCommand) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    const found = COMMANDS.find(([, key]) => key === event.key.toLowerCase());
    if (!found) return;
    event.preventDefault();
    run(found[0]);
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
