import { AnswerForm } from './answer-form.tsx';
import { EditForm } from './edit-form.tsx';
import type { WriteFormProps } from './write-form-props.ts';

/** The form for what the viewer does with a question: changes their own, answers, or corrects their answer. */
export function WriteForm({ action, ...props }: WriteFormProps & { action: 'edit' | 'answer' | 'correct' }) {
  return action === 'edit' ? <EditForm {...props} /> : <AnswerForm {...props} action={action} />;
}
