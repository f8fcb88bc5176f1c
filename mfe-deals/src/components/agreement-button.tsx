import { paths } from '@handover/shared/contract';
import { useDownloadDocument } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Icon } from '@handover/shared/ui';

interface AgreementButtonProps {
  requestId: number;
  /** The project, where there are buttons of several. */
  project?: string;
}

/** Downloads the confidentiality agreement that a request has signed. */
export function AgreementButton({ requestId, project }: AgreementButtonProps) {
  const { t } = useTranslation('deals');
  const download = useDownloadDocument();
  const action = t('agreement.name');
  return (
    <Button
      size="xs"
      variant="subtle"
      // Its text begins where the texts around it do.
      ms="calc(-1 * var(--button-padding-x))"
      leftSection={<Icon name="download" size={18} />}
      aria-label={project ? t('named', { action, name: project }) : undefined}
      loading={download.isPending}
      onClick={() => download.mutate({ name: `${action}.pdf`, url: paths.agreement(requestId) })}
    >
      {action}
    </Button>
  );
}
