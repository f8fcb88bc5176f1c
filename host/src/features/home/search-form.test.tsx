import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchForm } from './search-form.tsx';

test('the search navigates to a URL with type, text and sector', async () => {
  const sector = { id: 4, name: 'Health', name_fr: 'Santé', hue: 10 };
  const http = fakeHttp().on('get', '/api/sectors/', { body: { results: [sector] } });
  const { address } = renderWithPlatform(<SearchForm />, { http });
  await screen.findByRole('option', { name: 'Health' });
  await userEvent.click(screen.getByRole('radio', { name: 'host.home.search.buy' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), '4');
  await pasteInto(screen.getByRole('searchbox'), 'dental');
  await userEvent.click(screen.getByRole('button'));
  expect(address()).toBe('/opportunities/buy-opportunities?search=dental&sector=4');
});
