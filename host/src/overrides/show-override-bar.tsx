import { type I18n, I18nextProvider, untilTexts } from '@handover/shared/i18n';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import type { Overridden } from './apply-override.ts';
import { OverrideBar } from './override-bar.tsx';

/** Renders the bar in a separate React root, so that Drop works even when the override has crashed the app. */
export async function showOverrideBar(overridden: Overridden, i18n: I18n): Promise<void> {
  const notice = newNotice();
  await untilTexts(i18n, ['overrides']);
  createRoot(notice).render(
    <I18nextProvider i18n={i18n}>
      <OverrideBar overridden={overridden} reload={() => window.location.reload()} />
    </I18nextProvider>,
  );
}
