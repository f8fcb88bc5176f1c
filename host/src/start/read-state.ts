import type { HandedOverState } from '@handover/shared/query';

/** What the gateway has read for a visitor's first page; nothing behind a plain file server, or when it took too long. */
export function readState(): HandedOverState | undefined {
  const written = document.getElementById('state')?.textContent;
  return written ? (JSON.parse(written) as HandedOverState) : undefined;
}
