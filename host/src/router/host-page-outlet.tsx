import { usePart } from '@handover/shared/federation';
import { useTranslation } from '@handover/shared/i18n';
import { LoadingBlock } from '@handover/shared/ui';
import { useShell } from '../start/shell-context.tsx';
import type { HostPage } from './host-pages.ts';
import { PageFailed } from './page-failed.tsx';

/** One lazy page of the shell; while it is fetched its place is kept. Give it the path as `key`. */
export function HostPageOutlet({ page }: { page: HostPage }) {
  const { pages } = useShell();
  const { t } = useTranslation();
  const { view, retry } = usePart({ ready: () => pages.ready(page), load: () => pages.load(page) });
  if (view === 'waiting') return null;
  if (view === 'loading') return <LoadingBlock variant="page" delay={0} label={t('host.loading')} />;
  if ('error' in view) return <PageFailed title={t('host.failed.page')} onRetry={retry} />;
  const Part = view.part;
  return <Part />;
}
