import { useEffect, useState } from 'react';
import { lazyModule, useLazyModule } from '../../kernel/lazy/index.ts';
import { shownMessagesAtom } from '../../kernel/messages/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';

const toasts = lazyModule(async () => (await import('./toasts.tsx')).Toasts);

/** Rendered once by the shell. Loads the toasts with the first message. */
export function MessageOutlet() {
  const { length } = useAtomValue(shownMessagesAtom);
  const [needed, setNeeded] = useState(false);
  if (length > 0 && !needed) setNeeded(true);
  return needed ? <LazyToasts count={length} /> : null;
}

/** If the code fails to load nothing is shown; the next message loads it again. */
function LazyToasts({ count }: { count: number }) {
  const { view, retry } = useLazyModule(toasts);
  const failed = typeof view === 'object' && 'error' in view;
  useEffect(() => {
    if (failed) retry();
  }, [count]);
  if (typeof view !== 'object' || failed) return null;
  const Toasts = view.module;
  return <Toasts />;
}
