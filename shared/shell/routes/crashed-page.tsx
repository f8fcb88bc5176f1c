import { useTranslation } from '../../kernel/i18n/index.ts';
import { useLocation, useNavigate } from '../../kernel/router/index.ts';
import { PageFailed } from './page-failed.tsx';

/** Shown in place of a page of the shell that threw. Navigating to the same URL renders it again. */
export function CrashedPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  return <PageFailed title={t('host.crash.title')} onRetry={() => navigate(location, { replace: true })} />;
}
