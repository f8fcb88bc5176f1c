import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';

interface ChoicesNoticeProps {
  /** Why the options did not come. */
  error: unknown;
  retry: (() => void) | undefined;
  /** For those who listen. */
  news: string;
}

/** Below a field with options: that they could not be loaded, with a second try; what was created, read out. */
export const ChoicesNotice = ({ error, retry, news }: ChoicesNoticeProps) => {
  const { t } = useTranslation('inputs');
  return (
    <>
      <div role="status" className={error ? classes.failed : undefined}>
        {error ? t('optionsFailed') : <VisuallyHidden>{news}</VisuallyHidden>}
      </div>
      {error && retry ? (
        <Button variant="default" size="xs" onClick={retry}>
          {t('tryAgain')}
        </Button>
      ) : null}
    </>
  );
};
