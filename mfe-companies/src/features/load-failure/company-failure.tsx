import { isHttpError } from '@handover/shared/http';
import { useTranslation } from '@handover/shared/i18n';
import { LoadError, type LoadErrorProps } from '@handover/shared/messages';
import { routes } from '@handover/shared/router';
import { BackLink, Page } from '@handover/shared/ui';

/** A page whose company can't be shown: not there (or not yours, which is the same), or not read. */
export const CompanyFailure = (props: LoadErrorProps) => {
  const { t } = useTranslation('companies');
  const missing = isHttpError(props.error) && props.error.status === 404;
  return (
    <Page
      title={t(missing ? 'load.missing' : 'view.title')}
      eyebrow={<BackLink href={routes.companies()}>{t('list.title')}</BackLink>}
      lead={missing ? t('load.missingText') : undefined}
    >
      {missing ? null : <LoadError {...props} />}
    </Page>
  );
};
