import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useModals } from '../../kernel/modals/index.ts';
import { renderWithPlatform } from '../../testing/page/render-with-platform.tsx';
import { Button } from '../ui/index.ts';
import { Menu } from './menu.tsx';

const menu = (onArchive?: () => void) => (
  <Menu>
    <Menu.Target>
      <Button>Actions</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={onArchive}>Archive</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

function OpensDialog() {
  const modals = useModals();
  return menu(() => void modals.open('confirm', { title: 'Archive it?', action: 'Sure' }));
}

test.each(['Actions', 'Archive'])('Escape closes a menu while the focus is on %s', async (focused) => {
  renderWithPlatform(menu());
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', { name: 'Archive' });
  fireEvent.keyDown(screen.getByText(focused), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible();
});

test('what an entry opens gives the focus back to the button of the menu: the entry is gone then', async () => {
  const { platform } = renderWithPlatform(<OpensDialog />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sure' }));
  await waitFor(() => expect(platform.modals.opened).toEqual([]));
  await waitFor(() => expect(button).toHaveFocus());
});
