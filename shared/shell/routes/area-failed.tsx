import { useEffect, useState } from 'react';
import type { RemoteError } from '../../federation/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useShell } from '../shell-context.tsx';
import { useAreaName } from '../use-area-name.ts';
import { PageFailed } from './page-failed.tsx';

interface AreaFailedProps {
  remote: string;
  error: RemoteError;
  onRetry: () => void;
}

/** Shown in place of a page of a remote that failed: names the area, and offers a retry or a reload. */
export function AreaFailed({ remote, error, onRetry }: AreaFailedProps) {
  const { t } = useTranslation();
  const { isSuperseded } = useShell();
  const area = useAreaName()(remote);
  const [superseded, setSuperseded] = useState(false);
  useEffect(() => {
    isSuperseded?.(error).then(setSuperseded, () => undefined);
  }, [error]);
  const recovery = superseded
    ? {
        lead: t('host.failed.superseded'),
        action: t('host.failed.update'),
        onRetry: () => window.location.reload(),
      }
    : { onRetry };
  return <PageFailed title={t('host.failed.title', { area })} code={error.code} {...recovery} />;
}
