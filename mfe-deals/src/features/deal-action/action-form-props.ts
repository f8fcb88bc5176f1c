import type { DealDetail } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';

export type ConfirmedAction = ModalProps<'deal-action'>['action'];

export interface ActionFormProps {
  deal: DealDetail;
  action: ConfirmedAction;
  onDone: () => void;
  onCancel: () => void;
}
