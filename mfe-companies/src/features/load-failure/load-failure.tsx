import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { useErrorText } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { BackLink, ErrorBlock, Page } from '@handover/shared/ui';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** What stands in place of a list or a page that could not be read. */
export const LoadFailure = ({ error, onRetry, retrying }: LoadFailureProps) => {
  const { t } = useTranslation('companies');
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

/** A page whose company can't be shown: not there (or not yours, which is the same), or not read. */
export const CompanyFailure = (props: LoadFailureProps) => {
  const { t } = useTranslation('companies');
  const missing = isHttpError(props.error) && props.error.status === 404;
  return (
    <Page
      title={t(missing ? 'load.missing' : 'view.title')}
      eyebrow={<BackLink href={routes.companies()}>{t('list.title')}</BackLink>}
      lead={missing ? t('load.missingText') : undefined}
    >
      {missing ? null : <LoadFailure {...props} />}
    </Page>
  );
};
