import type { ReleaseHistory } from '@handover/shared/contract/schemas';
import type { ReleaseSet } from '@handover/shared/federation';
import { ensureTexts, I18nextProvider } from '@handover/shared/i18n';
import type { Platform } from '@handover/shared/platform';
import { currentUserQuery } from '@handover/shared/session';
import { Panel } from '@handover/shared/shell/panel';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import type { Overridden } from '../overrides/apply-override.ts';
import { failures } from '../start/report-failure.ts';
import { givenSet } from '../updates/current-set.ts';
import { federationReport } from './federation-report.ts';
import { TryVersion } from './try-version.tsx';

interface PanelFacts {
  releaseSet: ReleaseSet;
  platform: Platform;
  override: Overridden | undefined;
}

/** Opens the panel if staff are signed in. In a root of its own, so that it shows what has crashed the app. */
export async function openPanel({ releaseSet, platform, override }: PanelFacts): Promise<void> {
  const { http, i18n, queries, session, socket } = platform;
  if (!session.isSignedIn()) return;
  const user = await queries.fetchQuery(currentUserQuery(http));
  if (!user.is_staff) return;
  await ensureTexts(i18n, ['federation']);
  const notice = newNotice();
  const root = createRoot(notice);
  const takeReport = async () => {
    const [given, releases] = await Promise.all([
      givenSet(),
      http.get<ReleaseHistory>('/releases.json').catch(() => null),
    ]);
    return federationReport({
      set: releaseSet,
      current: given?.set,
      share: given?.share,
      isPreview: given?.isPreview,
      releases,
      timeline: performance.getEntries(),
      failures,
      override,
      socket: socket.state(),
      language: i18n.language,
    });
  };
  const close = () => {
    root.unmount();
    notice.remove();
  };
  root.render(
    <I18nextProvider i18n={i18n}>
      <Panel
        takeReport={takeReport}
        close={close}
        more={(report) => <TryVersion report={report} reload={() => window.location.reload()} />}
      />
    </I18nextProvider>,
  );
}
