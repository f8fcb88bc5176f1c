import type { Question } from '@handover/shared/contract';
import { AnswerForm } from './answer-form.tsx';
import { EditForm } from './edit-form.tsx';

export interface WriteFormProps {
  /** As it stands now. */
  question: Question;
  /** It was deleted meanwhile. */
  isGone: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for what the viewer does with a question: changes their own, answers, or corrects their answer. */
export function WriteForm({ action, ...props }: WriteFormProps & { action: 'edit' | 'answer' | 'correct' }) {
  return action === 'edit' ? <EditForm {...props} /> : <AnswerForm {...props} action={action} />;
}
