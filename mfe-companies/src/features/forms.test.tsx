import { paths } from '@handover/shared/contract';
import { type FormCase, fakeHttp, testFormFailures } from '@handover/shared/testing';
import { buildCompany, buildPaged } from '@handover/shared/testing/node';
import { CompanyForm } from './company-form/company-form.tsx';

const FORMS: Record<string, FormCase> = {
  'the company': {
    form: <CompanyForm company={buildCompany({ city: '' })} />,
    method: 'patch',
    path: paths.profileCompany(7),
    input: [
      [/form.city/, 'Voiron'],
      [/text.financial/, 'No debts.'],
    ],
    refused: ['city', /form.city/],
  },
};

testFormFailures(FORMS, () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|countries|regions|currencies|tags)\/$/, { body: buildPaged([]) })
    .on('get', /_accounts\/$|files_of_company|general_ledgers/, { body: buildPaged([]) }),
);
