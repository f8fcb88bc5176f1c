import { useSyncExternalStore } from 'react';
import { LoadingBlock } from '../../design/ui/index.ts';
import { RemoteOutlet, type RemoteRoute } from '../../federation/index.ts';
import { useTranslation } from '../../kernel/i18n/index.ts';
import { useShell } from '../shell-context.tsx';
import { AreaFailed } from './area-failed.tsx';
import { Guarded } from './guarded.tsx';

interface RemotePageProps {
  remote: string;
  route: RemoteRoute;
}

/** A page of a remote with its route guard, and its loading and error states. */
export function RemotePage({ remote, route }: RemotePageProps) {
  const { loader } = useShell();
  const { t } = useTranslation();
  // A new version of a page is mounted by the next navigation, or at once if its version was revoked.
  const remounts = () => loader.remounts?.();
  useSyncExternalStore(loader.onReplaced, remounts, remounts);
  return (
    <Guarded access={route.access} key={route.path}>
      <RemoteOutlet
        loader={loader}
        remote={remote}
        kind="pages"
        name={route.page}
        skeleton={<LoadingBlock variant="page" delay={0} label={t('host.loading')} />}
        failed={(error, retry) => <AreaFailed remote={remote} error={error} onRetry={retry} />}
      />
    </Guarded>
  );
}
