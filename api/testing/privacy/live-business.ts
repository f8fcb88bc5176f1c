import { paths } from '@handover/shared/contract';
import { png } from '../documents/sample-files.ts';
import { signedIn } from '../people/actor.ts';
import { REVENUES } from '../people/business.builder.ts';
import { pdfWith } from '../storage/pdf-files.ts';
import type { Person } from './live-account.ts';
import { done, file, MARK, PHONE, parts, withAddBack, words } from './marks.ts';

const place = { city: MARK, zip_code: MARK.slice(0, 12) };
const confidential = {
  financial: words('figures'),
  operational_kpi: words('indicators'),
  ownership_structure: words('ownership'),
};
const story = { activity: words('activity'), unique_selling_proposition: words('proposition') };
export const offices = {
  offices: [{ address: { address: MARK, country_name: MARK, city: MARK, street: MARK, zip_code: MARK } }],
};
export const organizational_chart = JSON.stringify({
  nodes: [{ id: 'a', name: MARK, title: MARK, parent: null }],
});

export interface Business {
  company: number;
  /** Published, for sale. */
  listing: number;
  mandate: number;
}

/** Fills a company, a listing of it, and mandates: one that is published, and one that was refused. */
export async function liveBusiness(person: Person): Promise<Business> {
  const tag = await done(person.post(paths.tags, { name: MARK }));
  const region = await done(person.post(paths.regions, { name: MARK }));
  const names = { name: `${MARK} Works`, website: `https://${MARK}.test`, phone: PHONE };
  const { id: company } = await done(
    person.form(
      'POST',
      paths.profileCompanies,
      parts({ ...names, ...place, ...story, ...confidential, sectors: 1, tags: tag.id, region: region.id }),
    ),
  );
  await done(person.post(paths.companyOffices(company), offices));
  await done(person.post(paths.companyRevenues(company), { revenues: withAddBack(REVENUES) }));
  await done(
    person.form(
      'POST',
      paths.fileCollection('files_of_company'),
      parts({ company_id: company, files: file('lease') }),
    ),
  );
  await done(
    person.form(
      'POST',
      paths.fileCollection('general_ledgers'),
      parts({ company_id: company, file: file('ledger') }),
    ),
  );
  const image = await done(
    person.form('POST', paths.backgroundImages, [
      ['sub_sector_id', 1],
      ['image', [await png(300, 300), `${MARK}.png`]],
    ]),
  );
  const texts = {
    ...place,
    ...story,
    ...confidential,
    reason_for_sale: words('reason'),
    organizational_chart,
  };
  const listing = await publish(person, paths.createSell, {
    ...texts,
    company_id: company,
    sectors: 1,
    project_title: `${MARK} for sale`,
    background_image: image.id,
    identity_confirmed: 'true',
    tags: tag.id,
    region: region.id,
  });
  await done(person.post(paths.opportunityOffices(listing), offices));
  await done(
    person.form(
      'POST',
      paths.fileCollection('opportunity_documents'),
      parts({ opportunity_id: listing, files: file('plan') }),
    ),
  );
  await done(
    person.form('POST', paths.ownAgreement(listing), [
      ['file', [new Blob([await pdfWith()]), `${MARK} agreement.pdf`]],
    ]),
  );
  const wanted = { preferred_sectors: 1, preferred_description: words('mandate') };
  const mandate = await publish(person, paths.createBuy, {
    ...wanted,
    project_title: `${MARK} looks for a bakery`,
  });
  await publish(
    person,
    paths.createBuy,
    { ...wanted, project_title: `${MARK} looks for a mill` },
    { validated: false, reason: words('refusal') },
  );
  return { company, listing, mandate };
}

async function publish(
  person: Person,
  url: string,
  fields: Parameters<typeof parts>[0],
  decision: object = { validated: true },
): Promise<number> {
  const { id } = await done(person.form('POST', url, parts(fields)));
  const staff = await signedIn(person.app, { isStaff: true });
  await done(staff.post(paths.moderate(id), decision));
  return id;
}
