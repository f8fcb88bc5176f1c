import { LoadingBlock } from '../../design/ui/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { HydrationBoundary, useLazyModule } from '../../kernel/lazy/index.ts';
import { useShell } from '../shell-context.tsx';
import { PageFailed } from './page-failed.tsx';
import type { ShellPage } from './shell-page.ts';

/** A lazy page of the shell, or its loading and error states. Give it the path as `key`. */
export function ShellPageOutlet({ page }: { page: ShellPage }) {
  const { pages } = useShell();
  return (
    <HydrationBoundary
      source={pages}
      name={page.path}
      isReady={() => pages.getLoaded(page) !== undefined}
      load={() => pages.load(page)}
    >
      <LazyPage page={page} />
    </HydrationBoundary>
  );
}

function LazyPage({ page }: { page: ShellPage }) {
  const { pages } = useShell();
  const { t } = useTranslation();
  const { view, retry } = useLazyModule({
    getLoaded: () => pages.getLoaded(page),
    load: () => pages.load(page),
  });
  if (view === 'waiting') return null;
  if (view === 'loading') return <LoadingBlock variant="page" delay={0} label={t('host.loading')} />;
  if ('error' in view) return <PageFailed title={t('host.failed.page')} code="HR-801" onRetry={retry} />;
  const Page = view.module;
  return <Page />;
}
