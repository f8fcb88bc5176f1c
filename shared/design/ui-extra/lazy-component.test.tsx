import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/index.ts';
import { lazyComponent } from './index.ts';

const once = { attempts: 1, pause: 0, deadline: 60_000 };
const Name = ({ name }: { name: string }) => <p>{name}</p>;

test('it is loaded where it is rendered, and once', async () => {
  const load = jest.fn(async () => Name);
  const Lazy = lazyComponent(load, { skeleton: null, policy: once });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = renderWithPlatform(<Lazy name="Vercors" />);
  expect(await screen.findByText('Vercors')).toBeVisible();
  unmount();
  renderWithPlatform(<Lazy name="Chartreuse" />);
  expect(screen.getByText('Chartreuse')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it could not be loaded, it says so, and is loaded again on request', async () => {
  const load = jest.fn(async () => Name).mockRejectedValueOnce(new Error('chunk lost'));
  const Lazy = lazyComponent(load, { skeleton: null, policy: once });
  renderWithPlatform(<Lazy name="Vercors" />);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'loadAgain' }));
  expect(await screen.findByText('Vercors')).toBeVisible();
});
