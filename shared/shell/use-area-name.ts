import { useLanguage, useTranslation } from '../kernel/i18n/index.ts';
import { useShell } from './shell-context.tsx';

/** The name of the area of a remote: from the host's texts, else its navigation entry, else its namespace. */
export function useAreaName(): (remote: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { set } = useShell();
  return (remote) => {
    const { namespace = remote, routes = [] } = set.remotes[remote] ?? {};
    const entry = routes.find(({ nav }) => nav)?.nav?.text?.[language];
    return t(`host.areas.${namespace}`, { defaultValue: entry ?? namespace });
  };
}
