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
  ['in a shell that knows nothing of newer sets', undefined],
  ['while its version is published', async () => false],
  ['where that can not be told', () => Promise.reject(new Error('no answer'))],
])('Retry asks the remote again %s', async (_, isSuperseded) => {
  const onRetry = jest.fn();
  show(onRetry, isSuperseded);
  await userEvent.click(await screen.findByRole('button', { name: 'host.failed.retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('where only the new set can help, that is offered instead', async () => {
  const onRetry = jest.fn();
  show(onRetry, async (failure) => failure === error);
  await screen.findByRole('button', { name: 'host.failed.update' });
  screen.getByText('host.failed.superseded');
  expect(screen.queryByRole('button', { name: 'host.failed.retry' })).toBeNull();
});
