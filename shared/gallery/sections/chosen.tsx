import { type ReactNode, useEffect, useRef } from 'react';

/** Puts files into a field as somebody does who chooses them. */
export function putFiles(inside: Element | null, files: readonly File[]): void {
  const input = inside?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const hand = new DataTransfer();
  for (const file of files) hand.items.add(file);
  input.files = hand.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A field that has been given files already. */
export const Chosen = ({ files, children }: { files: readonly File[]; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => putFiles(place.current, files), [files]);
  return <div ref={place}>{children}</div>;
};
