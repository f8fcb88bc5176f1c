import { paths } from '@handover/shared/contract';
import { fakeHttp, renderWithPlatform } from '@handover/shared/testing';
import { buildActingFor, buildCompany } from '@handover/shared/testing/node';
import { waitFor } from '@testing-library/react';
import { CompanyEditPage } from './company-edit.page.tsx';

test('an adviser who may only read is led to the page of the company', async () => {
  const company = buildCompany({ acting_for: buildActingFor({ right: 'read' }) });
  const { address } = renderWithPlatform(<CompanyEditPage />, {
    http: fakeHttp().on('get', paths.profileCompany(company.id), { body: company }),
    signedIn: true,
    route: `/user-companies/edit/${company.id}`,
    path: '/user-companies/edit/:id',
  });
  await waitFor(() => expect(address()).toBe(`/user-companies/view/${company.id}`));
});
