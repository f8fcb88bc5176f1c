import type { i18n } from 'i18next';
import type { TextsBackend } from './texts-backend.ts';

/** What i18next knows of each file of texts, `<language>|<namespace>`: below 0, it is not waited for nor asked for again. */
const stateOf = ({ services }: i18n): Record<string, number> => services.backendConnector?.state ?? {};

/** Whoever asks after a Retry wants it to be asked again, and not when i18next would do so by itself. */
export function forgetFailures(instance: i18n, namespaces: readonly string[]): void {
  const state = stateOf(instance);
  const failed = (instance.modules.backend as TextsBackend | undefined)?.failed;
  for (const language of instance.languages ?? []) {
    for (const namespace of namespaces) {
      const key = `${language}|${namespace}`;
      if ((state[key] ?? 0) < 0 || failed?.has(key)) delete state[key];
    }
  }
}

/** What has not come yet is waited for no longer; it is put in when it comes. */
export function passOverLate(instance: i18n, language: string): void {
  const state = stateOf(instance);
  for (const namespace of [instance.options.ns ?? []].flat()) {
    if (!instance.hasResourceBundle(language, namespace)) state[`${language}|${namespace}`] = -1;
  }
}
