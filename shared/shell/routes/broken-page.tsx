import { useTranslation } from '../../kernel/i18n/index.ts';
import { useLocation, useNavigate } from '../../kernel/router/index.ts';
import { PageFailed } from './page-failed.tsx';

/** In place of a page of the shell that threw: the frame stays. Going to the same address draws it anew. */
export function BrokenPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  return <PageFailed title={t('host.crash.title')} onRetry={() => navigate(location, { replace: true })} />;
}
