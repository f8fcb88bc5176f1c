import type { DealDetail } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import { dayFromNow } from '../product/records/open-deal.ts';
import type { Lane } from './build-lane.ts';
import { fillClosing, fillDiligence } from './fill-diligence.ts';
import { fillQuestions } from './fill-questions.ts';
import { fillRoom } from './fill-room-and-reports.ts';
import type { HostileClient } from './hostile-client.ts';
import { chart, figures, fileNamed, listingTexts, long, office, short, webAddress } from './hostile-texts.ts';

/** The most files of an upload. */
const FILES_PER_UPLOAD = 20;

/** The fields that a letter needs to be a document. */
const COMPLETE = { price: 1_000_000, currency: 1, exclusivity_days: 60 };

/** Texts of everything that the sides of a deal write, in the deal of the first lane; the third one's is cancelled. */
export async function fillDeal(
  client: HostileClient,
  lanes: Lane[],
  payloads: readonly string[],
): Promise<void> {
  const [first, , cancelled] = lanes as [Lane, Lane, Lane];
  const { deal, seller, buyer, company, opportunity, payload } = first;
  const { deal_opportunity_id: id }: DealDetail = await (await client.get(seller, paths.deal(deal))).json();
  const company_name = short(payload);
  const company_texts = { name: company_name, website: webAddress(payload), phone: payload };
  await client.send(
    seller,
    'PATCH /api/companies_for_profile/{id}/',
    { id: company },
    {},
    { ...company_texts, ...texts(payload) },
  );
  await client.send(
    seller,
    'PATCH /api/deal_opportunities/{id}/',
    { id },
    {},
    {
      ...listingTexts(payload),
      preferred_description: long(),
      company_name,
      website: webAddress(payload),
      phone: payload,
      organizational_chart: chart(payloads),
    },
  );
  await client.send(
    seller,
    'POST /api/deal_opportunities/{id}/update_offices_completely/',
    { id },
    {},
    office(payload),
  );
  await client.send(
    seller,
    'POST /api/deal_opportunities/{id}/update_revenues_completely/',
    { id },
    {},
    figures(payload),
  );
  await client.send(
    seller,
    'PATCH /api/opportunities/{id}/',
    { id: opportunity },
    { identity_confirmed: true },
    {
      ...listingTexts(payload),
      organizational_chart: chart(payloads),
    },
  );

  for (const [index, each] of payloads.entries()) {
    const question = await client.send(
      buyer,
      'POST /api/questions_and_answers/',
      {},
      { deal_id: deal, ...(index === 0 ? { files: fileNamed(each) } : {}) },
      { question: short(each), subject: short(each) },
    );
    const call = 'PATCH /api/questions_and_answers/{id}/';
    if (index < 2)
      await client.send(buyer, call, { id: question.id }, {}, { question: long(), subject: short(each) });
    if (index > 0) await client.send(seller, call, { id: question.id }, {}, { answer: short(each) });
    // A correction; the earlier answer is kept.
    if (index === 2) await client.send(seller, call, { id: question.id }, {}, { answer: long() });
    if (index === 2) await fillQuestions(client, first, question.id);
  }
  for (let at = 0; at < payloads.length; at += FILES_PER_UPLOAD) {
    const files = payloads.slice(at, at + FILES_PER_UPLOAD).map(fileNamed);
    await client.send(seller, 'POST /api/files_of_company/', {}, { company_id: company, files });
    await client.send(seller, 'POST /api/opportunity_documents/', {}, { opportunity_id: opportunity, files });
    await client.send(seller, 'POST /api/deal_opportunity_documents/', {}, { opportunity_id: id, files });
  }
  await fillRoom(client, first, id);
  const terms = () => ({
    financing: long(),
    conditions: long(),
    structure: {
      type: 'shares',
      earn_out: { amount: 1, text: long() },
      vendor_loan: { amount: 1, text: long() },
    },
  });
  const letter = (
    await client.send(
      buyer,
      'POST /api/deal_loi_documents/',
      {},
      { deal_id: deal, file: fileNamed(payload), ...COMPLETE },
      terms(),
    )
  ).id;
  await client.send(buyer, 'PATCH /api/deal_loi_documents/{id}/', { id: letter }, {}, terms());
  await client.send(
    seller,
    'POST /api/deal_loi_documents/{id}/counter/',
    { id: letter },
    { ...COMPLETE, expiration_date: dayFromNow(20) },
    { conditions: long(), message: short(payload), structure: terms().structure },
  );
  await client.send(
    buyer,
    'POST /api/deal_loi_documents/{id}/decline_counter/',
    { id: letter },
    {},
    { reason: long() },
  );
  await client.send(
    seller,
    'POST /api/deal_loi_documents/{id}/decline/',
    { id: letter },
    {},
    { decline_reason: long() },
  );
  const next = (
    await client.send(
      buyer,
      'POST /api/deal_loi_documents/',
      {},
      { deal_id: deal, file: fileNamed(payload), ...COMPLETE },
      terms(),
    )
  ).id;
  await client.send(
    seller,
    'POST /api/deal_loi_documents/{id}/accept_and_set_exclusivity_period/',
    { id: next },
    {
      exclusivity_period_end_time: dayFromNow(60),
    },
  );
  await client.send(
    seller,
    'POST /api/deal_loi_documents/{id}/mark/',
    { id: next },
    { mark: null },
    { note: short(payload) },
  );
  await fillDiligence(client, first);
  await fillClosing(client, first);
  await client.send(seller, 'POST /api/deals/{id}/set_phase/', { id: deal }, { phase: 'closing' });
  await client.send(seller, 'POST /api/deals/{id}/complete/', { id: deal }, {});
  await client.send(
    buyer,
    'POST /api/deals/{id}/answer_completion/',
    { id: deal },
    { confirmed: false },
    { reason: long() },
  );
  await client.send(
    buyer,
    'POST /api/deals/{id}/cancel/',
    { id: cancelled.deal },
    {},
    { cancellation_reason: long() },
  );
}

const texts = (payload: string) => {
  const { project_title: _, ...others } = listingTexts(payload);
  return others;
};
