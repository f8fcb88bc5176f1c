import { paths } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import { createTestPlatform, fakeHttp } from '@handover/shared/testing';
import { newCompany } from '../rules/company-values.ts';
import { buildCompany } from '../testing/build-company.ts';
import { saveCompany } from './save-company.mutation.ts';

const server = () =>
  fakeHttp()
    .on('post', paths.profileCompanies, { status: 201, body: buildCompany() })
    .on('patch', paths.profileCompany(7), { body: buildCompany() })
    .on('post', paths.companyRevenues(7), { body: [] })
    .on('post', paths.companyOffices(7), { body: [] });
const called = (fake: ReturnType<typeof fakeHttp>) =>
  fake.calls.map(({ method, path }) => `${method} ${path}`);

test('a new company is created, then its figures and offices are stored', async () => {
  const fake = server();
  const saved = await saveCompany(createTestPlatform({ http: fake }).http, newCompany());
  expect(saved).toEqual({ company: buildCompany(), revenuesError: undefined, officesError: undefined });
  expect(called(fake)).toEqual([
    `post ${paths.profileCompanies}`,
    `post ${paths.companyRevenues(7)}`,
    `post ${paths.companyOffices(7)}`,
  ]);
});

test('when only the figures fail, the company is known, and saving again changes it', async () => {
  const fake = server().on('post', paths.companyRevenues(7), { status: 400, body: { revenues: ['No'] } });
  const { http } = createTestPlatform({ http: fake });
  const first = await saveCompany(http, newCompany());
  expect(isHttpError(first.revenuesError)).toBe(true);
  expect(first.officesError).toBeUndefined();
  await saveCompany(http, { ...newCompany(), id: first.company.id });
  expect(called(fake).filter((call) => call === `post ${paths.profileCompanies}`)).toHaveLength(1);
  expect(called(fake)).toContain(`patch ${paths.profileCompany(7)}`);
});
