import { type createBrowserRouter, RouterProvider } from '../kernel/router/index.ts';
import { useAtomValue } from '../kernel/store/index.ts';
import { ShellApp } from '../shell/index.ts';
import type { MockHost } from './create-mock-host.ts';
import classes from './mock-host-app.module.css';
import { MockHostContext } from './mock-host-context.ts';
import { Panel } from './panel/panel.tsx';
import { panelStateAtom } from './state/panel-state.atom.ts';

interface MockHostAppProps {
  host: MockHost;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The product with one remote in it, and beside it, never over it, the panel. */
export function MockHostApp({ host, router }: MockHostAppProps) {
  return (
    <MockHostContext value={host}>
      <ShellApp shell={host.shell}>
        <Sides router={router} />
      </ShellApp>
    </MockHostContext>
  );
}

function Sides({ router }: Pick<MockHostAppProps, 'router'>) {
  const { open } = useAtomValue(panelStateAtom);
  return (
    <div className={classes.sides} data-open={open || undefined}>
      <Panel />
      <div className={classes.product}>
        <RouterProvider router={router} />
      </div>
    </div>
  );
}
