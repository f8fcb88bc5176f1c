import { useEffect, useRef } from 'react';
import { AnswerForm } from './answer-form.tsx';
import { EditForm } from './edit-form.tsx';
import type { WriteFormProps } from './write-form-props.ts';

/** The form for what the viewer does with a question: changes their own, answers, or corrects their answer. Its text takes the focus. */
export function WriteForm({ action, ...props }: WriteFormProps & { action: 'edit' | 'answer' | 'correct' }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <div ref={container}>
      {action === 'edit' ? <EditForm {...props} /> : <AnswerForm {...props} action={action} />}
    </div>
  );
}
