import type { components, paths } from 'handover-openapi';
import createClient from 'openapi-fetch';

const PAGE =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

type Schemas = components['schemas'];

const connect = (baseUrl: string, token: string | null = null) =>
  createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

/** The data of a response; throws if the call is refused. */
async function answerOf<Data>(call: Promise<{ data?: Data; error?: unknown }>): Promise<NonNullable<Data>> {
  const { data, error } = await call;
  if (data === undefined || data === null) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}

/** The code of any error but a 400, which has codes by field. */
const codeOf = (error: Schemas['Error'] | Schemas['FieldErrors'] | undefined) =>
  typeof error?.code === 'string' ? error.code : undefined;

/** Reads the token of the mail that confirms an address. */
type ReadToken = (email: string) => Promise<string>;

async function signUp(baseUrl: string, email: string, tokenOf: ReadToken) {
  const password = 'Correct-Horse-7';
  const visitor = connect(baseUrl);
  const body = { email, password1: password, password2: password, first_name: 'Ada', last_name: 'Martin' };
  const { user } = await answerOf(visitor.POST('/api/users/sign_up/', { body }));
  const tokens = await answerOf(visitor.POST('/api/get_token/', { body: { email, password } }));
  const client = connect(baseUrl, tokens.access);
  const path = { id: user.id };
  const proof = { token: await tokenOf(email) };
  await answerOf(client.POST('/api/users/{id}/verify_email/', { params: { path }, body: proof }));
  return client;
}

/** The main journey with a client generated from the document: from signing up to a letter of intent. */
export async function doMainJob(baseUrl: string, staffToken: string, tokenOf: ReadToken) {
  const seller = await signUp(baseUrl, 'seller@example.test', tokenOf);
  const buyer = await signUp(baseUrl, 'buyer@example.test', tokenOf);
  const staff = connect(baseUrl, staffToken);

  const { results: sectors } = await answerOf(seller.GET('/api/sectors/'));
  const sectorIds = sectors.slice(0, 1).map(({ id }) => id);
  const { id: companyId } = await answerOf(
    seller.POST('/api/companies_for_profile/', { body: { name: 'Atelier Martin', sectors: sectorIds } }),
  );
  const revenues = [{ date: '2024-01-01', revenue: 4_800_000, number_of_employees: 34 }];
  await answerOf(
    seller.POST('/api/companies_for_profile/{id}/update_revenues_completely/', {
      params: { path: { id: companyId } },
      body: { revenues },
    }),
  );
  const { id } = await answerOf(
    seller.POST('/api/opportunities/create_sell/', {
      body: {
        company_id: companyId,
        project_title: 'Precision machining for aerospace',
        sectors: sectorIds,
        activity: 'Turns and mills small series of titanium parts.',
        unique_selling_proposition: 'Two thirds of the orders are under framework agreements.',
        asking_price: 3_900_000,
      },
    }),
  );
  const path = { id };
  await answerOf(
    staff.POST('/api/opportunities/{id}/moderate/', { params: { path }, body: { validated: true } }),
  );

  const published = await answerOf(
    connect(baseUrl).GET('/api/opportunities/', { params: { query: { type_of_opportunity: 'sell' } } }),
  );
  const wrongType = await connect(baseUrl).GET('/api/opportunities/', {
    // @ts-expect-error The types know which values the server takes.
    params: { query: { type_of_opportunity: 'rent' } },
  });

  const ask = { params: { path }, body: { nda_accepted: true } } as const;
  const request = await answerOf(buyer.POST('/api/opportunities/{id}/request_access/', ask));
  const again = await buyer.POST('/api/opportunities/{id}/request_access/', ask);
  const waiting = await answerOf(seller.GET('/api/access_requests/my_list_as_owner_of_opportunity/'));
  await answerOf(
    seller.POST('/api/access_requests/{id}/{action}/', {
      params: { path: { id: request.id, action: 'accept' } },
    }),
  );

  const { results: deals } = await answerOf(buyer.GET('/api/deals/'));
  const dealId = deals[0]?.id ?? 0;
  const letter = await answerOf(
    buyer.POST('/api/deal_loi_documents/', {
      body: { deal_id: dealId, file: new Blob([PAGE], { type: 'application/pdf' }) },
      bodySerializer(body) {
        const form = new FormData();
        form.append('deal_id', String(body.deal_id));
        if ('file' in body && body.file) form.append('file', body.file, 'letter.pdf');
        return form;
      },
    }),
  );
  const deal = await answerOf(seller.GET('/api/deals/{id}/', { params: { path: { id: dealId } } }));
  const notifications = await answerOf(seller.GET('/api/notifications/'));
  await answerOf(seller.POST('/api/logout/'));
  const afterwards = await seller.GET('/api/users/current_user/');

  return {
    published: published.results.map((each) => each.project_title),
    wrongType: wrongType.response.status,
    askedTwice: codeOf(again.error) satisfies Schemas['ErrorCode'] | undefined,
    waiting: waiting.results.map((each) => each.id === request.id),
    letter: letter.status,
    phase: deal.phase,
    notified: notifications.results.results.map(({ type }) => type),
    afterwards: codeOf(afterwards.error),
  };
}
