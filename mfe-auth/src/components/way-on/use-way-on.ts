import { readAim } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { useEffect, useState } from 'react';

/** The page that a new account was made for, until what was to be done there is done. */
export function useWayOn(): string | undefined {
  const { drafts } = usePlatform();
  const [path, setPath] = useState<string>();
  // The server knows no drafts, and renders the page without it.
  useEffect(() => setPath(readAim(drafts)), [drafts]);
  return path;
}
