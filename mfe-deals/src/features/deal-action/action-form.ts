import type { DealDetail } from '@handover/shared/contract';
import type { ModalProps } from '@handover/shared/modals';

export type AskedAction = ModalProps<'deal-action'>['action'];

export interface ActionFormProps {
  deal: DealDetail;
  action: AskedAction;
  onDone: () => void;
  onCancel: () => void;
}
