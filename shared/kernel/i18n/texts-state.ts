import type { i18n } from 'i18next';
import type { TextsBackend } from './texts-backend.ts';

/** The state that i18next keeps for each `<language>|<namespace>`; below 0, it neither waits for it nor loads it again. */
const stateOf = ({ services }: i18n): Record<string, number> => services.backendConnector?.state ?? {};

/**
 * Whether texts can be shown: in the language of the page or, if those have failed or are no longer waited for, in
 * English.
 */
export function hasTexts(instance: i18n, namespace: string): boolean {
  const { language, modules } = instance;
  if (!modules.backend || instance.hasResourceBundle(language, namespace)) return true;
  const key = `${language}|${namespace}`;
  const isMissed = (stateOf(instance)[key] ?? 0) < 0 || (modules.backend as TextsBackend).missed.has(key);
  return isMissed && instance.hasResourceBundle('en', namespace);
}

/** Forgets failures, so that a retry of the user loads at once, instead of at i18next's own next retry. */
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

/** Namespaces that are still loading are no longer waited for; their texts appear when they arrive. */
export function stopWaiting(instance: i18n, language: string): void {
  const state = stateOf(instance);
  for (const namespace of [instance.options.ns ?? []].flat()) {
    if (!instance.hasResourceBundle(language, namespace)) state[`${language}|${namespace}`] = -1;
  }
}
