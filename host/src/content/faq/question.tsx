import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { useEffect, useState } from 'react';
import classes from './faq.module.css';
import { Highlighted } from './highlighted.tsx';
import type { Found } from './search-faq.ts';

interface QuestionProps {
  found: Found;
  words: readonly string[];
  /** The address names this one. */
  linked: boolean;
}

/** A question that opens its answer, at an address of its own. */
export function Question({ found, words, linked }: QuestionProps) {
  const { t } = useTranslation('pages');
  const { id, question, answer, inAnswer } = found;
  // Looked for and found in the answer: it opens; a person may close it again.
  const wanted = linked || inAnswer;
  const [open, setOpen] = useState(wanted);
  useEffect(() => setOpen(wanted), [wanted, words]);
  return (
    <details
      id={`faq-${id}`}
      className={classes.question}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>
          <Highlighted text={question} words={words} />
        </h3>
        <Icon name="chevron-down" />
      </summary>
      <div className={classes.answer}>
        <p>
          <Highlighted text={answer} words={words} />
        </p>
        <a href={`#faq-${id}`}>{t('faq.link')}</a>
      </div>
    </details>
  );
}
