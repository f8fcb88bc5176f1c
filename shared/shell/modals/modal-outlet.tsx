import { openModalsAtom } from '../../kernel/modals/index.ts';
import { LeaveGate } from '../../kernel/router/index.ts';
import { useAtomValue } from '../../kernel/store/index.ts';
import { ModalAddress } from './modal-address.tsx';
import { ShownModal } from './shown-modal.tsx';

/**
 * Once in the shell, inside the router: draws what is open, the last one on top, keeps the address in step, and asks before
 * a navigation loses what was typed.
 */
export function ModalOutlet() {
  const opened = useAtomValue(openModalsAtom);
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
