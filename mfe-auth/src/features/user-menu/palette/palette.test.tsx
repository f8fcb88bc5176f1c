import { createTestPlatform, fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaletteModal } from './palette.modal.tsx';

const pageOf = (...results: object[]) => ({ body: { results, count: results.length, pages_count: 1 } });

function open() {
  const http = fakeHttp();
  http.on('get', '/api/companies_for_profile/', pageOf({ id: 4, name: 'Boulangerie du Rhône' }));
  http.on('get', '/api/opportunities/my_list_sell/', () =>
    pageOf({ id: 9, project_title: 'Eleven bakeries' }),
  );
  http.on('get', '/api/opportunities/my_list_buy/', pageOf());
  http.on('get', '/api/deals/', pageOf({ id: 12, title: 'Precision parts' }));
  const onClose = jest.fn();
  renderWithPlatform(<PaletteModal onClose={onClose} />, { platform: createTestPlatform({ http }) });
  return { onClose, field: screen.getByRole('combobox') };
}
const option = (name: string) => screen.findByRole('option', { name });

test('arrows choose, Enter goes to the record that the field names', async () => {
  const { onClose, field } = open();
  await userEvent.type(field, 'e');
  await option('Eleven bakeries');
  await userEvent.clear(field);
  await userEvent.type(field, 'palette');
  const options = screen.getAllByRole('option');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.clear(field);
  await userEvent.type(field, 'bakeries{Enter}');
  expect(onClose).toHaveBeenCalledWith('/user-opps/view/9');
});

test.each([
  ['rhone', 'Boulangerie du Rhône', '/user-companies/view/4'],
  ['parts', 'Precision parts', '/user-deals/view/12'],
])('"%s" finds %s, and a click goes there', async (text, name, path) => {
  const { onClose, field } = open();
  await userEvent.type(field, text);
  await userEvent.click(await option(name));
  expect(onClose).toHaveBeenCalledWith(path);
});

test('without a name of its own nothing is found, and it says so; Enter does nothing then', async () => {
  const { onClose, field } = open();
  await userEvent.type(field, 'xyz{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('palette.none'));
  expect(onClose).not.toHaveBeenCalled();
});

test('while the records cannot be read pages are found all the same', async () => {
  const onClose = jest.fn();
  const http = fakeHttp();
  renderWithPlatform(<PaletteModal onClose={onClose} />, { platform: createTestPlatform({ http }) });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('palette.failed'));
  await userEvent.type(screen.getByRole('combobox'), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent(/^palette\.failed$/);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'menu.profile{Enter}');
  expect(onClose).toHaveBeenCalledWith('/user-details');
});
