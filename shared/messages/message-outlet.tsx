import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import type { Message } from './messages.ts';

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Once in the shell. The toasts themselves are fetched when the first message is there. */
export function MessageOutlet() {
  const { messages } = usePlatform();
  const [first, setFirst] = useState<readonly Message[]>([]);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (ready) return;
    return messages.subscribe(
      (message) => setFirst((known) => [...known, message]),
      () => setFirst([]),
    );
  }, [messages, ready]);

  if (first.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts first={first} onReady={() => setReady(true)} />
    </Suspense>
  );
}
