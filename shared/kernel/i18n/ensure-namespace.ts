import type { i18n } from 'i18next';
import { forgetFailures } from './texts-state.ts';

/** Loads namespaces. The shell awaits it before a remote's page, so that no key is shown. */
export async function ensureNamespace(instance: i18n, namespace: string | readonly string[]): Promise<void> {
  forgetFailures(instance, [namespace].flat());
  await instance.loadNamespaces(namespace);
}
