import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteError } from '../../federation/index.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { buildReleaseSet } from '../../testing/node.ts';
import type { Shell } from '../shell.ts';
import { ShellProvider } from '../shell-context.tsx';
import { AreaFailed } from './area-failed.tsx';

const error = new RemoteError('HR-301', 'mfe-deals');

function show(onRetry: () => void, isSuperseded?: Shell['isSuperseded']) {
  const shell = { set: buildReleaseSet(), isSuperseded } as unknown as Shell;
  renderWithPlatform(
    <ShellProvider shell={shell}>
      <AreaFailed remote="mfe-deals" error={error} onRetry={onRetry} />
    </ShellProvider>,
  );
}

test.each([
  ['in a shell without release sets', undefined],
  ['while its version is published', async () => false],
  ['if that can not be determined', () => Promise.reject(new Error('no answer'))],
])('Retry loads the remote again %s', async (_, isSuperseded) => {
  const onRetry = jest.fn();
  show(onRetry, isSuperseded);
  await userEvent.click(await screen.findByRole('button', { name: 'host.failed.retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('if only the current release set can help, a reload is offered instead', async () => {
  const onRetry = jest.fn();
  show(onRetry, async (failure) => failure === error);
  await screen.findByRole('button', { name: 'host.failed.update' });
  screen.getByText('host.failed.superseded');
  expect(screen.queryByRole('button', { name: 'host.failed.retry' })).toBeNull();
});
