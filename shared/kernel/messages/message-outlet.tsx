import { useEffect, useState } from 'react';
import { lazyPart } from '../../federation/lazy-part.ts';
import { usePart } from '../../federation/use-part.ts';
import { usePlatform } from '../platform/platform-context.ts';
import type { Message } from './messages.ts';
import type { ToastsProps } from './toasts.tsx';

const toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts);

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
  return <FetchedToasts first={first} onReady={() => setReady(true)} />;
}

/** Without its code nothing is shown, and the page goes on; the next message asks for it again. */
function FetchedToasts(props: ToastsProps) {
  const { view, retry } = usePart(toasts);
  const failed = typeof view === 'object' && 'error' in view;
  useEffect(() => {
    if (failed) retry();
  }, [props.first.length]);
  if (typeof view !== 'object' || failed) return null;
  const Toasts = view.part;
  return <Toasts {...props} />;
}
