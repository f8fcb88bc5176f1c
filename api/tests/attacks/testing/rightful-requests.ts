import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { totpSecrets } from '../../../db/schema/index.ts';
import { codeAt } from '../../../src/features/second-factor/totp.ts';
import type { ActorName } from '../../../testing/authorization/actors.ts';
import type { Market } from '../../../testing/authorization/market/build-market.ts';
import { MATRIX } from '../../../testing/authorization/rows/index.ts';
import { cellsOf, type Row } from '../../../testing/authorization/table.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import {
  newEmailTokenFor,
  proofTokenFor,
  recoveryTokenFor,
  undoTokenFor,
} from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import type { Parts } from './swap-id.ts';

/** A request that its user may make. */
export interface RightfulRequest {
  row: Row;
  actor: ActorName;
  market: Market;
}

/** The requests of the authorization tables that succeed, a user each; those of staff only where nobody else may call. */
export function requestsOf(call: string, market: Market): RightfulRequest[] {
  const found = new Map<ActorName, RightfulRequest>();
  const rows = Object.values(MATRIX)
    .flat()
    .filter((row) => row.call === call);
  for (const row of rows)
    for (const { actor, statuses } of cellsOf(row))
      if (statuses.every((status) => status < 300) && !found.has(actor))
        found.set(actor, { row, actor, market });
  const others = [...found.values()].filter(({ actor }) => actor !== 'staff');
  return others.length > 0 ? others : [...found.values()];
}

export function partsOf({ row, actor, market }: RightfulRequest): Parts {
  const id = row.of?.(market) ?? 0;
  return {
    params: { id, ...row.at?.(market) },
    query: new URLSearchParams(row.query?.(market, id)),
    body: row.send?.(market, id, actor),
  };
}

/** The requests that need a mailed link or a code, which the tables do not have. */
export async function requestsByLink(app: FastifyInstance, market: Market): Promise<RightfulRequest[]> {
  const as = async (facts: object = {}) => {
    const actor = await signedIn(app, facts);
    const { id, email } = actor.user;
    const url = `/api/users/${id}/`;
    const request = (
      call: string,
      body: object | (() => object),
      by: ActorName = 'stranger',
    ): RightfulRequest => ({
      row: {
        call,
        on: 'by a link or a code',
        expect: '',
        of: () => id,
        send: () => (typeof body === 'function' ? body() : body),
      },
      actor: by,
      market: {
        ...market,
        people: { ...market.people, stranger: { ...market.people.stranger, id, actor, email } },
      },
    });
    return { actor, email, url, request };
  };
  const passwords = { password1: 'Zitronenfalter7', password2: 'Zitronenfalter7' };

  const forgetful = await as();
  await forgetful.actor.post('/api/users/initiate_password_recovery/', { email: forgetful.email });
  const recovery = { token: await recoveryTokenFor(app, forgetful.email), ...passwords };

  const unproven = await as({ emailProvenAt: null });
  await unproven.actor.post(`${unproven.url}send_verification_email/`);
  const proof = { token: await proofTokenFor(app, unproven.email) };

  const moving = await as();
  const address = `new.${moving.email}`;
  await moving.actor.post(`${moving.url}email_change/`, { email: address });
  const change = { token: await newEmailTokenFor(app, address) };

  const moved = await as();
  const next = `new.${moved.email}`;
  await moved.actor.post(`${moved.url}email_change/`, { email: next });
  await moved.actor.post(`${moved.url}confirm_email_change/`, { token: await newEmailTokenFor(app, next) });
  const undo = { token: await undoTokenFor(app, moved.email) };

  const beginning = await as();
  const { secret } = (await beginning.actor.post(`${beginning.url}totp/`)).body;
  const careful = await as();
  const set = (await careful.actor.post(`${careful.url}totp/`)).body;
  const code = (key: string) => ({ code: codeAt(key, new Date()) });
  await careful.actor.post(`${careful.url}confirm_totp/`, code(set.secret));
  await app.db.update(totpSecrets).set({ lastStep: 0 }).where(eq(totpSecrets.userId, careful.actor.user.id));

  return [
    forgetful.request('PATCH /api/users/:id/set_up_password/', recovery, 'anonymous'),
    unproven.request('POST /api/users/:id/send_verification_email/', {}),
    unproven.request('POST /api/users/:id/verify_email/', proof),
    moving.request('POST /api/users/:id/confirm_email_change/', change),
    moved.request('POST /api/users/:id/undo_link/', undo, 'anonymous'),
    moved.request('POST /api/users/:id/undo_change/', undo, 'anonymous'),
    beginning.request('POST /api/users/:id/confirm_totp/', () => code(secret)),
    careful.request('POST /api/users/:id/recovery_codes/', () => code(set.secret)),
    careful.request('DELETE /api/users/:id/totp/', () => code(set.secret)),
    careful.request('POST /api/users/:id/change_password/', { old_password: PASSWORD, ...passwords }),
  ];
}
