import type { Question } from '@handover/shared/contract';

/** Of each form that writes to a question. */
export interface WriteFormProps {
  /** As it stands now. */
  question: Question;
  /** It was deleted meanwhile. */
  isGone: boolean;
  onDone: () => void;
  onCancel: () => void;
}
