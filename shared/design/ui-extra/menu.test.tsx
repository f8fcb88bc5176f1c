import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { Button } from '../ui/index.ts';
import { Menu } from './menu.tsx';

const menu = (
  <Menu>
    <Menu.Target>
      <Button>Actions</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>Archive</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

test.each(['Actions', 'Archive'])('Escape closes a menu while the focus is on %s', async (focused) => {
  renderWithPlatform(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', { name: 'Archive' });
  fireEvent.keyDown(screen.getByText(focused), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
});
