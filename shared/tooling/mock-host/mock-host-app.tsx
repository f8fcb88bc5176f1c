import { type createBrowserRouter, RouterProvider } from '@handover/shared/router';
import { ShellApp } from '@handover/shared/shell';
import { useAtomValue } from '@handover/shared/store';
import type { MockHost } from './create-mock-host.ts';
import { federationPanelAtom } from './federation/federation-panel.atom.ts';
import classes from './mock-host-app.module.css';
import { MockHostContext } from './mock-host-context.ts';
import { Panel } from './panel/panel.tsx';
import { panelStateAtom } from './state/panel-state.atom.ts';

interface MockHostAppProps {
  host: MockHost;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The product with one remote. The panel is beside it and never covers it. */
export function MockHostApp({ host, router }: MockHostAppProps) {
  return (
    <MockHostContext value={host}>
      <ShellApp shell={host.shell}>
        <Layout router={router} />
      </ShellApp>
    </MockHostContext>
  );
}

function Layout({ router }: Pick<MockHostAppProps, 'router'>) {
  const { open } = useAtomValue(panelStateAtom);
  const federation = useAtomValue(federationPanelAtom);
  return (
    <div className={classes.layout} data-open={open || undefined}>
      <Panel />
      <div className={classes.product}>
        <RouterProvider router={router} />
      </div>
      {federation && <federation.FederationPanel />}
    </div>
  );
}
