import { useTranslation } from '@handover/shared/i18n';
import { Icon } from '@handover/shared/ui';
import { useEffect, useState } from 'react';
import classes from './faq.module.css';
import { Highlighted } from './highlighted.tsx';
import type { FaqMatch } from './search-faq.ts';

interface QuestionProps {
  found: FaqMatch;
  words: readonly string[];
  /** The URL names this question. */
  linked: boolean;
}

/** A question that opens its answer, with an anchor. */
export function Question({ found, words, linked }: QuestionProps) {
  const { t } = useTranslation('pages');
  const { id, question, answer, inAnswer } = found;
  // Opened by a search or the URL; the user may close it again.
  const initiallyOpen = linked || inAnswer;
  const [open, setOpen] = useState(initiallyOpen);
  useEffect(() => setOpen(initiallyOpen), [initiallyOpen, words]);
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
