import { useSyncExternalStore } from 'react';
import { usePlatform } from '../platform/platform-context.ts';
import { ModalBoundary } from './modal-boundary.tsx';

/** Once in the shell: draws what is open, the last one on top. */
export function ModalOutlet() {
  const { modals, messages } = usePlatform();
  const opened = useSyncExternalStore(
    modals.subscribe,
    () => modals.opened,
    () => modals.opened,
  );
  return opened.map(({ id, Component, props, close }) => (
    <ModalBoundary
      key={id}
      onFailure={(error) => {
        messages.failure(error);
        close();
      }}
    >
      <Component {...props} onClose={close} />
    </ModalBoundary>
  ));
}
