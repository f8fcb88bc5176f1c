import type { i18n } from 'i18next';

/** Resolves when a namespace can be shown: awaited by the shell before a remote's page, so that no key flashes. */
export async function ensureNamespace(instance: i18n, namespace: string | readonly string[]): Promise<void> {
  forgetFailures(instance, [namespace].flat());
  await instance.loadNamespaces(namespace);
}

/** i18next never asks again for a file that was not there once. Whoever asks here after a Retry wants it to. */
function forgetFailures({ languages = [], services }: i18n, namespaces: readonly string[]): void {
  const state: Record<string, number> = services.backendConnector?.state ?? {};
  for (const language of languages) {
    for (const namespace of namespaces) {
      const key = `${language}|${namespace}`;
      if ((state[key] ?? 0) < 0) delete state[key];
    }
  }
}
