import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportCompanies } from './import-companies.tsx';

const named = (...names: [string, string][]) => ({
  body: buildPaged(names.map(([name, name_fr], index) => ({ id: index + 1, name, name_fr }))),
});

test('companies of pasted rows are registered at once, those without a sector in the one that was chosen', async () => {
  const http = fakeHttp()
    .on('get', paths.sectors, named(['Industry', 'Industrie'], ['Transport', 'Transports']))
    .on('get', paths.countries, named(['France', 'France'], ['Belgium', 'Belgique']))
    .on('post', paths.importCompanies, { status: 201, body: { ids: [4, 5] } });
  renderWithPlatform(<ImportCompanies />, { http, signedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'import.open' }));
  const rows = [
    'Raison sociale;Secteur;Pays;Site web;CP',
    'Fonderie du Rhône;industrie;Belgique;fonderie.fr;1130',
    'Atelier Isère;;France;;1130',
  ];
  fireEvent.change(await screen.findByLabelText('paste'), { target: { value: rows.join('\n') } });
  await userEvent.click(screen.getByRole('button', { name: 'readRows' }));
  const button = await screen.findByRole('button', { name: /import\.take/ });
  expect(button).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Site web' })).toHaveValue('website');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'import.usualSector' }), '2');
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = http.calls.filter(({ path }) => path === paths.importCompanies);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    companies: [
      { name: 'Fonderie du Rhône', sectors: ['1'], country: '2', website: 'fonderie.fr', zip_code: '1130' },
      { name: 'Atelier Isère', sectors: ['2'], country: '1', website: '', zip_code: '01130' },
    ],
  });
});
