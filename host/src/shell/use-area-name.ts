import { useTranslation } from '@handover/shared/i18n';
import { useShell } from '../start/shell-context.tsx';

/** What people call the area of a remote; its technical name where nobody has named it. */
export function useAreaName(): (remote: string) => string {
  const { t } = useTranslation();
  const { releaseSet } = useShell();
  return (remote) => {
    const namespace = releaseSet.remotes[remote]?.namespace ?? remote;
    return t(`host.areas.${namespace}`, { defaultValue: namespace });
  };
}
