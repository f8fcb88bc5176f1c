import type { RemoteError } from '@handover/shared/federation';
import { useTranslation } from '@handover/shared/i18n';
import { useAreaName } from '../shell/use-area-name.ts';
import { PageFailed } from './page-failed.tsx';

interface AreaFailedProps {
  remote: string;
  error: RemoteError;
  onRetry: () => void;
}

/** In place of a page of a remote that could not be had: which area it is. */
export function AreaFailed({ remote, error, onRetry }: AreaFailedProps) {
  const { t } = useTranslation();
  const area = useAreaName()(remote);
  return <PageFailed title={t('host.failed.title', { area })} code={error.code} onRetry={onRetry} />;
}
