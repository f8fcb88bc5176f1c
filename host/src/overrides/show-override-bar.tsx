import { ensureNamespace, type I18n, I18nextProvider } from '@handover/shared/i18n';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-place.ts';
import type { Overridden } from './apply-override.ts';
import { OverrideBar } from './override-bar.tsx';

/** Draws the bar in a tree of its own: it stands, and Drop works, when the override has taken the app down. */
export async function showOverrideBar(overridden: Overridden, i18n: I18n): Promise<void> {
  const notice = newNotice();
  await ensureNamespace(i18n, 'overrides');
  createRoot(notice).render(
    <I18nextProvider i18n={i18n}>
      <OverrideBar overridden={overridden} reload={() => window.location.reload()} />
    </I18nextProvider>,
  );
}
