import { paths } from '@handover/shared/contract';
import { type FormCase, fakeHttp, testFormFailures } from '@handover/shared/testing';
import {
  buildAccess,
  buildOpportunity,
  buildOwn,
  buildPaged,
  buildPrivateData,
} from '@handover/shared/testing/node';
import { buildCompanyToSell } from '../testing/build-company-to-sell.ts';
import { BuyForm } from './opportunity-form/buy-form.tsx';
import { SellForm } from './opportunity-form/sell-form.tsx';
import { NO_REPORT } from './report/report.schema.ts';
import { ReportForm } from './report/report-form.tsx';

const company = buildCompanyToSell();
const access = { request_access_status: buildAccess({ status: 'owner' }), project_title: '' };
const sale = buildOpportunity({ ...access, own: buildOwn({ company_id: company.id }) });
const mandate = buildOpportunity({
  ...access,
  type_of_opportunity: 'buy',
  preferred_sectors: company.sectors.map((sector) => ({ ...sector, hue: 30 })),
  preferred_description: 'Ten to fifty people, anywhere in France.',
  own: buildOwn({ company_id: null, company_name: null }),
});

const server = () =>
  fakeHttp()
    .on('get', /^\/api\/(sectors|sub_sectors|tags|countries|regions|currencies)\/$/, {
      body: buildPaged(company.sectors),
    })
    .on('get', paths.profileCompanies, { body: buildPaged([company]) })
    .on('get', paths.opportunityPrivateData(3), { body: buildPrivateData({ revenues: company.revenues }) })
    .on('post', paths.identityCheck, { body: { hits: [] } });

const title: Pick<FormCase, 'input' | 'refused'> = {
  input: [[/form.project_title/, 'Precision machining, certified']],
  refused: ['project_title', /form.project_title/],
};

const FORMS: Record<string, FormCase> = {
  'the check of a sale before it is saved': {
    form: <SellForm opportunity={sale} />,
    method: 'post',
    path: paths.identityCheck,
    ...title,
  },
  'a sale': { form: <SellForm opportunity={sale} />, method: 'patch', path: paths.opportunity(3), ...title },
  'a mandate': {
    form: <BuyForm opportunity={mandate} />,
    method: 'patch',
    path: paths.opportunity(3),
    ...title,
  },
  'a report of a listing': {
    form: (
      <ReportForm
        opportunityId={3}
        title="A workshop"
        initial={{ ...NO_REPORT, reason: 'fraud', good_faith: true }}
        onBusy={() => {}}
        onSent={() => {}}
        onCancel={() => {}}
      />
    ),
    method: 'post',
    path: paths.reportOpportunity(3),
    input: [[/report.explanation/, 'The pictures show another workshop.']],
    refused: ['explanation', /report.explanation/],
  },
};

afterEach(() => localStorage.clear());
testFormFailures(FORMS, server);
