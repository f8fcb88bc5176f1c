import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { LeaveGate } from '../router/index.ts';
import { ModalAddress } from './modal-address.tsx';
import { ShownModal } from './shown-modal.tsx';

/**
 * Once in the shell, inside the router: draws what is open, the last one on top, keeps the address in step, and asks before
 * a navigation loses what was typed.
 */
export function ModalOutlet() {
  const { modals } = usePlatform();
  const opened = useSyncExternalStore(
    modals.subscribe,
    () => modals.opened,
    () => modals.opened,
  );
  const top = opened.at(-1)?.id;
  return (
    <>
      <LeaveGate />
      <ModalAddress opened={opened} />
      {opened.map((modal) => (
        <ShownModal key={modal.id} modal={modal} top={modal.id === top} />
      ))}
    </>
  );
}
