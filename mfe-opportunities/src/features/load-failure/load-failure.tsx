import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { BackLink, ErrorBlock, Page } from '@handover/shared/ui';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** What stands in place of a list or a part of a page that could not be read. */
export const LoadFailure = ({ error, onRetry, retrying }: LoadFailureProps) => {
  const { t } = useTranslation('opportunities');
  const words = useErrorText();
  return (
    <ErrorBlock
      title={t('load.failed')}
      text={words(error)}
      onRetry={onRetry}
      retryLabel={t('load.retry')}
      retrying={retrying}
    />
  );
};

/** A page whose opportunity can't be shown: not there, not published (which looks the same), or not read. */
export const OpportunityFailure = ({ back, ...props }: LoadFailureProps & { back: string }) => {
  const { t } = useTranslation('opportunities');
  const missing = isHttpError(props.error) && props.error.status === 404;
  return (
    <Page
      title={t(missing ? 'load.missing' : 'load.failed')}
      eyebrow={<BackLink href={back}>{t('load.back')}</BackLink>}
      lead={missing ? t('load.missingText') : undefined}
    >
      {missing ? null : <LoadFailure {...props} />}
    </Page>
  );
};
