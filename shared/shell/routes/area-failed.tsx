import type { RemoteError } from '../../federation/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { useAreaName } from '../use-area-name.ts';
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
