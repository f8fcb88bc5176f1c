import { type createBrowserRouter, RouterProvider } from '../kernel/router/index.ts';
import { ShellApp } from '../shell/index.ts';
import type { MockHost } from './create-mock-host.ts';
import classes from './mock-host-app.module.css';
import { MockHostContext } from './mock-host-context.ts';
import { Panel } from './panel/panel.tsx';
import { useCell } from './state/cell.ts';

interface MockHostAppProps {
  host: MockHost;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The product with one remote in it, and beside it, never over it, the panel. */
export function MockHostApp({ host, router }: MockHostAppProps) {
  const { open } = useCell(host.panel);
  return (
    <MockHostContext value={host}>
      <ShellApp shell={host.shell}>
        <div className={classes.sides} data-open={open || undefined}>
          <Panel />
          <div className={classes.product}>
            <RouterProvider router={router} />
          </div>
        </div>
      </ShellApp>
    </MockHostContext>
  );
}
