import type { i18n } from 'i18next';
import { forgetFailures } from './texts-state.ts';

/** Loads namespaces. The shell awaits it before a remote's page, so that no key is shown. */
export async function ensureNamespace(instance: i18n, namespace: string | readonly string[]): Promise<void> {
  const wanted = [namespace].flat();
  forgetFailures(instance, wanted);
  const all = instance.loadNamespaces(wanted);
  const { backendConnector } = instance.services;
  if (!instance.modules.backend) return all;
  // `all` waits for every namespace that is still loading, also for that of a remote that does not answer.
  await new Promise((resolve) => backendConnector.load(instance.language, wanted, resolve));
}
