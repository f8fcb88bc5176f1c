import { usePlatform } from '@handover/shared/platform';
import { Panel } from '@handover/shared/shell/panel';
import { fetchLastBuild, fetchSharedModules } from '../fetch-facts.ts';
import { useMockHost } from '../mock-host-context.ts';
import { federationPanelAtom } from './federation-panel.atom.ts';
import classes from './federation-panel.module.css';
import { mockReport } from './mock-report.ts';

/** The panel of the product, with what the mock host knows. */
export function FederationPanel() {
  const { descriptor, facts, failures } = useMockHost();
  const { i18n, socket, store } = usePlatform();
  const takeReport = async () => {
    const [modules, last] = await Promise.all([fetchSharedModules(), fetchLastBuild()]);
    return mockReport({
      descriptor,
      facts,
      failures,
      modules,
      last,
      timeline: performance.getEntries(),
      socket: socket.state(),
      language: i18n.language,
    });
  };
  return (
    <div className={classes.place}>
      <Panel takeReport={takeReport} close={() => store.set(federationPanelAtom, null)} />
    </div>
  );
}
