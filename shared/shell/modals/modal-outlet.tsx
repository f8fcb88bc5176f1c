import { openModalsAtom } from '../../kernel/modals/index.ts';
import { NavigationBlocker } from '../../kernel/router/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';
import { ModalUrlSync } from './modal-url-sync.tsx';
import { ShownModal } from './shown-modal.tsx';

/**
 * Rendered once by the shell: the open modals, the last one on top. Keeps the URL in step, and asks before a navigation discards
 * unsaved input.
 */
export function ModalOutlet() {
  const opened = useAtomValue(openModalsAtom);
  const top = opened.at(-1)?.id;
  return (
    <>
      <NavigationBlocker />
      <ModalUrlSync opened={opened} />
      {opened.map((modal) => (
        <ShownModal key={modal.id} modal={modal} top={modal.id === top} />
      ))}
    </>
  );
}
