import type { Question } from '@handover/shared/contract';

/** The props of each form that writes to a question. */
export interface WriteFormProps {
  /** The question as it is now. */
  question: Question;
  /** It was deleted meanwhile. */
  isGone: boolean;
  onDone: () => void;
  onCancel: () => void;
}
