import type { Question } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Alert, Button, Group, VisuallyHidden } from '@handover/shared/ui';
import type { RefObject } from 'react';
import classes from '../questions.module.css';
import type { Meanwhile } from './use-write-question.ts';

interface MeanwhileNoticeProps {
  meanwhile: Meanwhile;
  /** The question as the writer has read it, and as it is now. */
  read: Question;
  now: Question;
  onRead: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** Tells the writer that the question has changed meanwhile. The typed text stays. */
export function MeanwhileNotice({ meanwhile, read, now, onRead, ref }: MeanwhileNoticeProps) {
  const { t } = useTranslation('deals');
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={classes.notice}>
      {meanwhile === null ? null : (
        <Alert color={meanwhile === 'changed' ? 'ink' : 'danger'} role="presentation">
          <p>{t(`questions.meanwhile.${meanwhile}`)}</p>
          {meanwhile === 'changed' && read.question !== now.question ? (
            <p className={classes.text}>
              <del>
                <VisuallyHidden>{t('timeline.before')} </VisuallyHidden>
                {read.question}
              </del>{' '}
              <ins>
                <VisuallyHidden>{t('timeline.after')} </VisuallyHidden>
                {now.question}
              </ins>
            </p>
          ) : null}
          {meanwhile === 'changed' ? (
            <Group mt="sm">
              <Button size="xs" variant="default" onClick={onRead}>
                {t('questions.meanwhile.goOn')}
              </Button>
            </Group>
          ) : null}
        </Alert>
      )}
    </div>
  );
}
