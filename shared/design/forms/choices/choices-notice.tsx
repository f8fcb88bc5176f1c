import { useTranslation } from '../../../kernel/i18n/index.ts';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import classes from '../fields/fields.module.css';

interface ChoicesNoticeProps {
  error: unknown;
  retry: (() => void) | undefined;
  /** The text for screen readers. */
  announcement: string;
}

/** Shows the error of loading options with a retry, and announces created options. */
export const ChoicesNotice = ({ error, retry, announcement }: ChoicesNoticeProps) => {
  const { t } = useTranslation('inputs');
  return (
    <>
      <div role="status" className={error ? classes.failed : undefined}>
        {error ? t('optionsFailed') : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </div>
      {error && retry ? (
        <Button variant="default" size="xs" onClick={retry}>
          {t('tryAgain')}
        </Button>
      ) : null}
    </>
  );
};
