import type { ComponentType } from 'react';

export interface ConfirmProps {
  title: string;
  text?: string;
  /** What the button does, as a verb: 'Remove the company'. */
  action: string;
  cancel?: string;
  /** The action can't be taken back. */
  danger?: boolean;
}

/**
 * Modals by name: their props and what they answer. A remote adds its own where it defines them:
 * `declare module '@handover/shared/modals' { interface ModalMap { 'loi-upload': { props: …; result: … } } }`
 */
export interface ModalMap {
  confirm: { props: ConfirmProps; result: boolean };
}

/** What every modal component gets beside its props. It draws its own frame (`Dialog`) and closes through this. */
export interface ModalControl<Result = unknown> {
  /** Without a result: it was dismissed. */
  onClose: (result?: Result) => void;
}
export type ModalComponent = ComponentType<ModalControl & Record<string, unknown>>;
export type LoadModal = () => Promise<ModalComponent>;
/** Finds what the host does not own: from the remote that names it. Undefined if nobody does. */
export type ModalResolver = (name: string) => LoadModal | undefined;
