import { useTranslation } from '../i18n/index.ts';
import { useShell } from './shell-context.tsx';

/** What people call the area of a remote; its technical name where nobody has named it. */
export function useAreaName(): (remote: string) => string {
  const { t } = useTranslation();
  const { set } = useShell();
  return (remote) => {
    const namespace = set.remotes[remote]?.namespace ?? remote;
    return t(`host.areas.${namespace}`, { defaultValue: namespace });
  };
}
