import type { buyFieldsSchema, sellFieldsSchema } from '@handover/shared/contract/schemas';
import { logOfferedByAdviser } from '../../../audit/audit.sql.ts';
import { FieldError } from '../../../errors/domain-error.ts';
import { type Call, makersOf } from '../../../http/call.ts';
import { checkBackgroundImage } from '../../background-images/index.ts';
import { copyFigures } from '../../figures/index.ts';
import { checkPlace, replaceChoices } from '../../reference/index.ts';
import { opportunityValues } from '../editing/opportunity-values.ts';
import { insertOpportunity } from '../editing/write-opportunity.sql.ts';
import { isSold, ownsCompany } from '../opportunity-company.sql.ts';
import { rememberCompany } from '../take-over/company-state.sql.ts';
import { copyDocuments } from '../take-over/take-over-documents.ts';
import { ownOpportunity, responseFor } from './read-opportunity.ts';

/** Offices, yearly figures and the chosen documents are copied from the company; under review until staff publish it. */
export async function createSell({ app, viewer, body }: Call<{ body: typeof sellFieldsSchema }>) {
  return app.db.transaction(async (tx) => {
    if (!(await ownsCompany(tx, viewer.id, body.company_id))) {
      throw new FieldError('company_id', 'company.not_own');
    }
    if (await isSold(tx, body.company_id)) throw new FieldError('company_id', 'company.sold');
    await checkBackgroundImage(tx, makersOf(viewer), body.background_image);
    const values = opportunityValues(body);
    await checkPlace(tx, makersOf(viewer), values);
    const id = await insertOpportunity(tx, {
      ...values,
      projectTitle: body.project_title,
      type: 'sell',
      ownerId: viewer.id,
      companyId: body.company_id,
    });
    await replaceChoices(tx, makersOf(viewer), 'opportunity', id, body);
    await copyFigures(tx, { companyId: body.company_id }, { opportunityId: id });
    await copyDocuments(tx, { companyId: body.company_id, opportunityId: id }, body.file_ids ?? []);
    await rememberCompany(tx, id);
    if (viewer.acting) await logOfferedByAdviser(tx, viewer.id, id);
    return responseFor(await ownOpportunity(tx, viewer, id), viewer, app.config.rules);
  });
}

export async function createBuy({ app, viewer, body }: Call<{ body: typeof buyFieldsSchema }>) {
  return app.db.transaction(async (tx) => {
    await checkBackgroundImage(tx, makersOf(viewer), body.background_image);
    const values = opportunityValues(body);
    await checkPlace(tx, makersOf(viewer), values);
    const id = await insertOpportunity(tx, {
      ...values,
      projectTitle: body.project_title,
      type: 'buy',
      ownerId: viewer.id,
    });
    await replaceChoices(tx, makersOf(viewer), 'opportunity', id, body);
    return responseFor(await ownOpportunity(tx, viewer, id), viewer, app.config.rules);
  });
}
