import { NO_FILTERS, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import { onlyRow } from '../../../db/only-row.ts';
import {
  agreementVersions,
  closingLines,
  completions,
  dealAgreements,
  passkeys,
} from '../../../db/schema/index.ts';
import { expectStatus } from '../../../testing/authorization/market/listing.ts';
import { fillDataRoom, snapshotOf } from '../../../testing/authorization/market/stored-files.ts';
import { pdf, png } from '../../../testing/documents/sample-files.ts';
import { type Actor, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import {
  offerCompany,
  publishMandate,
  publishOffer,
  registerCompany,
} from '../../../testing/people/business.builder.ts';
import { dateIn } from '../../../testing/people/deal.builder.ts';
import { foundFirm } from '../../../testing/people/firm.builder.ts';
import type { Kind } from './id-places.ts';
import type { Id } from './swap-id.ts';

/** A mark in every private text of the victims, and nowhere else. */
const MARK = 'Zwetschgenmus';

export interface Victims {
  ids: Record<Exclude<Kind, 'shared'>, Id[]>;
  /** Opportunities that everybody may look at. */
  published: Id[];
  /** Texts that no response to anybody else may contain. */
  marks: string[];
}

/** Two people with a deal, and with records of every kind of which an id may be. */
export async function buildVictims(app: FastifyInstance): Promise<Victims> {
  const person = (lastName: string) =>
    signedIn(app, { firstName: MARK, lastName, email: `${MARK}.${lastName}@people.test`.toLowerCase() });
  const seller = await person('Seller');
  const buyer = await person('Buyer');
  const waiting = await person('Waiting');
  const tag = expectStatus(await seller.post('/api/tags/', { name: MARK }), 201).id;
  const region = expectStatus(await seller.post('/api/regions/', { name: MARK }), 201).id;
  const picture = expectStatus(
    await seller.form('POST', '/api/sub_sector_background_images/', [
      ['sub_sector_id', 1],
      ['image', [await png(), 'front.png']],
    ]),
    201,
  );
  const company = await registerCompany(seller, {
    name: `${MARK} Works`,
    city: MARK,
    website: `https://${MARK}.example`,
  });
  const texts = {
    company_id: company,
    financial: MARK,
    operational_kpi: MARK,
    ownership_structure: MARK,
    city: MARK,
  };
  const published = await publishOffer(seller, texts);
  const hidden = await offerCompany(seller, {
    ...texts,
    project_title: `${MARK} under review`,
    tags: tag,
    region,
    background_image: picture.id,
  });
  const mandate = await publishMandate(seller);
  const rooms = [
    await fillDataRoom(app, { companyId: company }, seller.user.id, `${MARK}-company`),
    await fillDataRoom(app, { opportunityId: published }, seller.user.id, `${MARK}-listing`),
  ];
  const ask = async (by: Actor) =>
    expectStatus(
      await by.post(`/api/opportunities/${published}/request_access/`, { nda_accepted: true, message: MARK }),
      201,
    ).id;
  const accepted = await ask(buyer);
  const deal = expectStatus(await seller.post(`/api/access_requests/${accepted}/accept/`), 200).deal_id;
  const request = await ask(waiting);
  const snapshot = await snapshotOf(app, deal);
  const folder = await seller.post(paths.documentFolders(deal), {
    group: 'other',
    parent_id: null,
    name: MARK,
  });
  const file: [string, FormPart] = ['file', [pdf(MARK), `${MARK}.pdf`]];
  const letter = await buyer.form('POST', '/api/deal_loi_documents/', [
    ['deal_id', deal],
    ['financing', MARK],
    file,
  ]);
  const countered = await seller.post(`/api/deal_loi_documents/${expectStatus(letter, 201).id}/counter/`, {
    price: 1_000_000,
    currency: 1,
    structure: null,
    exclusivity_days: 60,
    expiration_date: dateIn(20),
    message: MARK,
  });
  const asked = await buyer.form('POST', '/api/questions_and_answers/', [
    ['deal_id', deal],
    ['question', `${MARK}?`],
    ['files', file[1]],
  ]);
  const question = expectStatus(asked, 201);
  expectStatus(await seller.patch(`/api/questions_and_answers/${question.id}/`, { answer: MARK }), 200);
  const words = { question: `${MARK}?`, answer: MARK };
  const shown = expectStatus(await seller.post(paths.publishQuestion(question.id), words), 201);
  const listed = await buyer.post(paths.addDiligenceLines(deal), {
    lines: [{ section: MARK, request: `${MARK}?` }],
  });
  const closing = await buildClosing(app, deal, seller.user.id, letter.body.file.id);
  const [passkey] = await app.db
    .insert(passkeys)
    .values({
      userId: seller.user.id,
      credentialId: MARK,
      publicKey: MARK,
      counter: 0,
      transports: [],
      name: MARK,
    })
    .returning();
  const [completion] = await app.db
    .insert(completions)
    .values({
      dealId: deal,
      proposedBy: seller.user.id,
      closedOn: marketDay(new Date()),
      answerBy: new Date(),
      outcome: 'refused',
      refusalReason: MARK,
      decidedAt: new Date(),
    })
    .returning();
  const search = await seller.post('/api/saved_searches/', {
    name: MARK,
    type_of_opportunity: 'sell',
    filters: { ...NO_FILTERS, search: MARK },
    alert: 'daily',
    by_mail: false,
  });
  const firm = await foundFirm(seller, { name: `${MARK} Partners`, about: MARK });
  const invited = await seller.post('/api/firms/mine/invitations/', {
    email: `${MARK}.colleague@people.test`,
    role: 'member',
  });
  const delegation = await seller.post('/api/delegations/', {
    email: 'adviser@victims.test',
    scope: 'company',
    subject_id: company,
    right: 'negotiate',
    acceptance_words: `${MARK} may accept`,
  });
  const key = await seller.post(paths.apiKeys, { kind: 'read', name: MARK, scopes: ['states'] });
  const first = async (url: string) => (await seller.get(url)).body;
  return {
    ids: {
      user: [seller.user.id, buyer.user.id],
      session: [(await first('/api/sessions/')).results[0].id],
      key: [expectStatus(key, 201).id],
      passkey: [String(passkey?.id)],
      company: [company],
      opportunity: [hidden, published, mandate],
      snapshot: [snapshot.snapshot],
      deal: [deal],
      counter: [expectStatus(countered, 200).counter_proposals[0].id],
      completion: [Number(completion?.id)],
      request: [request, accepted],
      search: [expectStatus(search, 201).id],
      firm: [firm],
      invitation: [expectStatus(invited, 201).id],
      delegation: [expectStatus(delegation, 201).id],
      letter: [expectStatus(letter, 201).id],
      question: [question.id],
      answer: [shown.published.id],
      line: [expectStatus(listed, 201).lines[0].id],
      ...closing,
      file: [...[...rooms, snapshot.room].flatMap(Object.values), letter.body.file.id, question.files[0].id],
      folder: [expectStatus(folder, 201).id],
      picture: [picture.id],
      tag: [tag],
      region: [region],
      notification: [(await first('/api/notifications/?is_read=false')).results.results[0].id],
      settings: [(await first('/api/notification_settings/')).results[0].id],
    },
    published: [published, mandate],
    marks: [MARK, MARK.toLowerCase(), picture.image],
  };
}

/** A line of the closing, and an agreement with a version. */
async function buildClosing({ db }: FastifyInstance, dealId: number, uploadedBy: number, fileId: number) {
  const line = {
    dealId,
    number: 1,
    kind: 'other',
    title: MARK,
    owedBy: 'both',
    writtenBy: 'seller',
  } as const;
  const closingLine = onlyRow(await db.insert(closingLines).values(line).returning());
  const agreement = onlyRow(
    await db.insert(dealAgreements).values({ dealId, number: 1, name: MARK }).returning(),
  );
  const version = { agreementId: agreement.id, number: 1, note: MARK, fileId, uploadedBy };
  return {
    closing_line: [closingLine.id],
    agreement: [agreement.id],
    agreement_version: [onlyRow(await db.insert(agreementVersions).values(version).returning()).id],
  };
}
