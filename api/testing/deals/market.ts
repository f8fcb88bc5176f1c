import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { pdf } from '../documents/sample-files.ts';
import { PASSWORD } from '../people/user.builder.ts';
import { buildTestApp } from '../servers/build-test-app.ts';

/** The application on its own database, with users who call it. */
export async function openMarket() {
  const app = await buildTestApp();

  const call = async (
    token: string,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    const type = String(response.headers['content-type'] ?? '');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: type.includes('json') ? response.json() : null,
    };
  };
  const person = async (name: string) => {
    const password = PASSWORD;
    const account = {
      email: `${name}@handover.test`,
      password1: password,
      password2: password,
      first_name: name,
      last_name: 'Tester',
    };
    const { status, body } = await call('null', 'POST', '/api/users/sign_up/', account);
    assert.equal(status, 201);
    await app.db.execute(sql`update users set email_proven_at = now() where id = ${body.user.id}`);
    const token: string = body.access;
    return {
      get: (url: string) => call(token, 'GET', url),
      post: (url: string, payload: object = {}) => call(token, 'POST', url, payload),
      patch: (url: string, payload: object) => call(token, 'PATCH', url, payload),
      letter: (dealId: number) => {
        const form = new FormData();
        form.append('deal_id', String(dealId));
        form.append('file', pdf(), 'letter.pdf');
        return call(token, 'POST', '/api/deal_loi_documents/', form);
      },
    };
  };
  type Person = Awaited<ReturnType<typeof person>>;

  return {
    app,
    person,
    execute: (text: string) => app.db.execute(sql.raw(text)),
    /** A published opportunity of a company of the seller. */
    async listing(seller: Person): Promise<number> {
      const [sector] = (await seller.get('/api/sectors/')).body.results;
      const company = await seller.post('/api/companies_for_profile/', {
        name: 'Secret Company',
        sectors: [sector.id],
      });
      const text = 'A text that is long enough for everyone';
      const fields = {
        project_title: 'Bakery in the south',
        activity: text,
        unique_selling_proposition: text,
      };
      const made = await seller.post('/api/opportunities/create_sell/', {
        ...fields,
        company_id: company.body.id,
        sectors: [sector.id],
      });
      assert.equal(made.status, 201, made.text);
      await app.db.execute(
        sql`update opportunities set validated = true, published_at = now() where id = ${made.body.id}`,
      );
      return made.body.id;
    },
    /** Requests access and accepts it; returns the id of the deal. */
    async deal(seller: Person, buyer: Person, opportunityId: number): Promise<number> {
      const asked = await buyer.post(`/api/opportunities/${opportunityId}/request_access/`, {
        nda_accepted: true,
      });
      assert.equal(asked.status, 201, asked.text);
      const accepted = await seller.post(`/api/access_requests/${asked.body.id}/accept/`);
      assert.equal(accepted.status, 200, accepted.text);
      return accepted.body.deal_id;
    },
  };
}
