import { ensureNamespace } from '@handover/shared/i18n';
import type { Platform } from '@handover/shared/platform';
import { federationPanelAtom } from './federation-panel.atom.ts';

/** Loads code and texts of the federation panel, and opens it. */
export async function openFederationPanel({ store, i18n }: Platform): Promise<void> {
  const [{ FederationPanel }] = await Promise.all([
    import('./federation-panel.tsx'),
    ensureNamespace(i18n, 'federation'),
  ]);
  store.set(federationPanelAtom, { FederationPanel });
}
