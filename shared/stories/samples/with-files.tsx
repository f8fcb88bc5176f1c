import { type ReactNode, useEffect, useRef } from 'react';

/** Selects files in the file input inside an element, as a user does. */
export function selectFiles(element: Element | null, files: readonly File[]): void {
  const input = element?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Wraps a field in which files are selected. */
export const WithFiles = ({ files, children }: { files: readonly File[]; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => selectFiles(ref.current, files), [files]);
  return <div ref={ref}>{children}</div>;
};
