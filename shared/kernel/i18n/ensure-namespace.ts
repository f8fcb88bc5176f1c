import type { i18n } from 'i18next';
import { forgetFailures } from './texts-state.ts';

/** Resolves when a namespace can be shown: awaited by the shell before a remote's page, so that no key flashes. */
export async function ensureNamespace(instance: i18n, namespace: string | readonly string[]): Promise<void> {
  forgetFailures(instance, [namespace].flat());
  await instance.loadNamespaces(namespace);
}
