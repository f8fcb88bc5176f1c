import type { DealDetail } from '@handover/shared/contract';

export type AskedAction = 'cancel' | 'complete' | 'change_exclusivity' | 'phase_forward' | 'phase_back';

export interface ActionFormProps {
  deal: DealDetail;
  action: AskedAction;
  onDone: () => void;
  onCancel: () => void;
}
