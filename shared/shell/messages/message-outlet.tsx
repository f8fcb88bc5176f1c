import { useEffect, useState } from 'react';
import { lazyModule, useLazyModule } from '../../kernel/lazy/index.ts';
import { shownMessagesAtom } from '../../kernel/messages/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';

const toasts = lazyModule(async () => (await import('./toasts.tsx')).Toasts);

/** Once in the shell. The toasts themselves are fetched when the first message is there. */
export function MessageOutlet() {
  const { length } = useAtomValue(shownMessagesAtom);
  const [needed, setNeeded] = useState(false);
  if (length > 0 && !needed) setNeeded(true);
  return needed ? <FetchedToasts count={length} /> : null;
}

/** Without its code nothing is shown, and the page goes on; the next message asks for it again. */
function FetchedToasts({ count }: { count: number }) {
  const { view, retry } = useLazyModule(toasts);
  const failed = typeof view === 'object' && 'error' in view;
  useEffect(() => {
    if (failed) retry();
  }, [count]);
  if (typeof view !== 'object' || failed) return null;
  const Toasts = view.part;
  return <Toasts />;
}
