import { type ModalName, type ModalProps, useModals } from '@handover/shared/modals';

interface ModalOpenerProps<Name extends ModalName> {
  name: Name;
  props: ModalProps<Name>;
}

/** A button `open` that opens a modal. */
export function ModalOpener<Name extends ModalName>({ name, props }: ModalOpenerProps<Name>) {
  const modals = useModals();
  return (
    <button type="button" onClick={() => void modals.open(name, props)}>
      open
    </button>
  );
}
