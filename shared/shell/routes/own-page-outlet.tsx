import { LoadingBlock } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useLazyModule } from '../../kernel/lazy/index.ts';
import { useShell } from '../shell-context.tsx';
import type { OwnPage } from './own-page.ts';
import { PageFailed } from './page-failed.tsx';

/** One lazy page of the shell; while it is fetched its place is kept. Give it the path as `key`. */
export function OwnPageOutlet({ page }: { page: OwnPage }) {
  const { pages } = useShell();
  const { t } = useTranslation();
  const { view, retry } = useLazyModule({
    getLoaded: () => pages.getLoaded(page),
    load: () => pages.load(page),
  });
  if (view === 'waiting') return null;
  if (view === 'loading') return <LoadingBlock variant="page" delay={0} label={t('host.loading')} />;
  if ('error' in view) return <PageFailed title={t('host.failed.page')} onRetry={retry} />;
  const Part = view.part;
  return <Part />;
}
