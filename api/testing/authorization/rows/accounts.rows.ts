import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notifications } from '../../../db/schema/index.ts';
import { PASSWORD } from '../../people/user.builder.ts';
import type { ActorName } from '../actors.ts';
import { MISSING_ID } from '../call.ts';
import type { Market } from '../market/build-market.ts';
import { type Check, type Id, type Row, rowsOf } from '../table.ts';
import { aPdf, form } from './request-bodies.ts';

const self: Check = ({ body }, { market, actor }) =>
  actor !== 'anonymous' && body.email === market.people[actor].email;
const mySessions: Check = ({ body }) => body.count === 1;
const tellsMe: Check = ({ raw }, { market, actor }) =>
  actor !== 'anonymous' && raw.includes(market.people[actor].email);
/** An unread notification of the owner. */
const untouched: Check = async (_answer, { app, market }) => {
  const one = eq(notifications.id, market.people.owner.notification);
  const [row] = await app.db.select().from(notifications).where(one);
  return row?.isRead === false;
};
const unfilled: Check = ({ body }) => body.kind === null;
const filled: Check = ({ body }) => body.kind === 'individual' && body.proof !== null;
const unraised: Check = ({ body }, { market }) =>
  body.is_staff === false && body.email === market.people.owner.email;
const see = { self, mySessions, tellsMe };
const owner = (m: Market) => m.people.owner.id;
const signIn = (m: Market) => ({ email: m.people.stranger.email, password: PASSWORD });
const nobody = '00000000-0000-4000-8000-000000000000';
const newcomer = () => ({
  email: `${randomUUID()}@example.test`,
  password1: 'Quittenbaum9',
  password2: 'Quittenbaum9',
  first_name: 'New',
  last_name: 'Comer',
});
const passwords = { password1: 'Zitronenfalter7', password2: 'Zitronenfalter7' };
const close = { send: () => ({ password: PASSWORD }) };
const change = { send: () => ({ old_password: PASSWORD, ...passwords }) };
const mine = (m: Market, _: Id, actor: ActorName) => ({
  list_of_ids: actor === 'anonymous' ? [] : [m.people[actor].notification],
});
const name = (m: Market) => ({ id: m.people.owner.id, name: String(m.people.owner.image.split('/').at(-1)) });
const stolen = { code: 'stolen', redirect_uri: 'https://evil.example/login' };
const passkey = {
  id: 'made-up',
  rawId: 'made-up',
  type: 'public-key',
  response: {},
  clientExtensionResults: {},
};
const everyone = (cell: string) => `${cell} `.repeat(9);

// biome-ignore format: a table
export const accountRows: Row[] = [
  ...rowsOf('POST /api/get_token/', [
    { on: 'the right password', send: signIn,                                     expect: everyone('200') },
    { on: 'a wrong password', send: (m) => ({ ...signIn(m), password: 'Wrong1234' }), expect: everyone('400|401') },
  ]),
  ...rowsOf('POST /api/refresh_token/', [
    { on: 'an unknown token', send: () => ({ refresh: 'x'.repeat(60) }),          expect: everyone('401') },
    { on: 'the access token of somebody', send: (m) => ({ refresh: m.people.owner.actor.token }), expect: everyone('401') },
  ]),
  ...rowsOf('GET /api/social_providers/', [{ on: 'anyone',                        expect: everyone('200') }]),
  ...rowsOf('GET /api/social_accounts/', [
    { on: 'my own', see: { none: ({ body }) => body.count === 0 },                expect: `401${' 200:none'.repeat(8)}` },
  ]),
  ...rowsOf('DELETE /api/social_accounts/:provider/', [
    { on: 'that nobody linked', at: () => ({ provider: 'google-oauth2' }),        expect: `401${' 404'.repeat(8)}` },
  ]),
  ...rowsOf('POST /api/register_by_access_token/social/linkedin-oauth2/', [
    { on: 'sent back to a foreign page', send: () => stolen,                      expect: everyone('400|404') },
  ]),
  ...rowsOf('POST /api/register_by_access_token/social/google-oauth2/', [
    { on: 'sent back to a foreign page', send: () => stolen,                      expect: everyone('400|404') },
  ]),
  ...rowsOf('POST /api/users/sign_up/', [
    { on: 'a new person', send: newcomer,                                         expect: everyone('201') },
    { on: 'the e-mail of another', send: (m) => ({ ...newcomer(), email: m.people.owner.email }), expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/users/initiate_password_recovery/', [
    { on: 'a known e-mail', send: (m) => ({ email: m.people.owner.email }),       expect: everyone('200') },
    { on: 'an unknown e-mail', send: () => ({ email: 'nobody@example.test' }),    expect: everyone('200') },
  ]),
  ...rowsOf('PATCH /api/users/:id/set_up_password/', [
    { on: 'without a link', of: owner, send: () => ({ ...passwords, token: 'guessed' }), expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/users/:id/verify_email/', [
    { on: 'without a link', of: owner, send: () => ({ token: 'guessed' }),        expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/users/:id/send_verification_email/', [
    { on: 'of the owner, who is proven', of: owner,                               expect: '401 404 404 404 404 404 409 404 404' },
    { on: 'of staff, who are proven', of: (m) => m.people.staff.id,               expect: '401 404 404 404 404 404 404 404 409' },
  ]),
  ...rowsOf('GET /api/users/:id/image/:name', [
    { on: 'by its random name', at: name,                                         expect: everyone('200') },
    { on: 'by a guessed name', of: owner, at: () => ({ name: `${nobody}.webp` }), expect: everyone('404') },
    { on: 'by the name of another’s', at: (m) => ({ ...name(m), id: m.people.stranger.id }), expect: everyone('404') },
  ]),
  // anonymous stranger pending active paused cancelled owner other staff
  ...rowsOf('POST /api/logout/', [{ on: 'my session',                             expect: '401 200 200 200 200 200 200 200 200' }]),
  ...rowsOf('POST /api/logout_everywhere/', [{ on: 'my sessions',                 expect: '401 200 200 200 200 200 200 200 200' }]),
  ...rowsOf('GET /api/sessions/', [
    { on: 'my own only', see,                                                     expect: '401 200:mySessions 200:mySessions 200:mySessions 200:mySessions 200:mySessions 200:mySessions 200:mySessions 200:mySessions' },
  ]),
  ...rowsOf('DELETE /api/sessions/:id/', [
    { on: 'of the owner', of: (m) => m.people.owner.session, nothing: nobody,     expect: '401 404 404 404 404 404 204 404 404' },
    { on: 'of staff', of: (m) => m.people.staff.session, nothing: nobody,         expect: '401 404 404 404 404 404 404 404 204' },
  ]),
  ...rowsOf('GET /api/users/current_user/', [
    { on: 'myself', see,                                                          expect: '401 200:self 200:self 200:self 200:self 200:self 200:self 200:self 200:self' },
  ]),
  ...rowsOf('GET /api/users/current_user/buyer_profile/', [
    { on: 'my own only', see: { unfilled, filled },                               expect: '401 200:unfilled 200:filled 200:filled 200:filled 200:filled 200:filled 200:unfilled 200:unfilled' },
  ]),
  ...rowsOf('PATCH /api/users/current_user/buyer_profile/', [
    { on: 'my own', send: () => form({ kind: 'fund', proof: aPdf() }),            expect: `401${' 200'.repeat(8)}` },
    { on: 'without its kind', send: () => ({ background: 'A foundry' }),          expect: '401 400 200 200 200 200 200 400 400' },
  ]),
  ...rowsOf('PATCH /api/users/:id/', [
    { on: 'of the owner', of: owner, send: () => form({ first_name: 'Eve' }),     expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of staff', of: (m) => m.people.staff.id, send: () => form({ first_name: 'Eve' }), expect: '401 404 404 404 404 404 404 404 200' },
    { on: 'becoming staff', of: owner, send: () => form({ first_name: 'Eve', is_staff: 'true', isStaff: 'true', email: 'eve@example.test' }), see: { unraised }, expect: '401 404 404 404 404 404 200:unraised 404 404' },
    { on: 'of a bidder', of: (m) => m.people.active.id, send: () => form({ first_name: 'Eve' }), expect: '401 404 404 200 404 404 404 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/change_password/', [
    { on: 'of the owner', of: owner, ...change,                                   expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('GET /api/users/:id/confirmation/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/confirmation/', [
    { on: 'of the owner', of: owner, ...close,                                    expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of the owner, by a wrong password', at: (m) => ({ id: owner(m) }), send: () => ({ password: 'Wrong1234' }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('GET /api/users/:id/email_change/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of staff', of: (m) => m.people.staff.id,                               expect: '401 404 404 404 404 404 404 404 200' },
  ]),
  ...rowsOf('POST /api/users/:id/email_change/', [
    { on: 'of the owner', of: owner, send: () => ({ email: newcomer().email }),   expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'to the e-mail of another', at: (m) => ({ id: owner(m) }), send: (m) => ({ email: m.people.staff.email }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('DELETE /api/users/:id/email_change/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 204 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/confirm_email_change/', [
    { on: 'without a link', at: (m) => ({ id: owner(m) }), send: () => ({ token: 'guessed' }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/recovery_link/', [
    { on: 'without a link', at: (m) => ({ id: owner(m) }), send: () => ({ token: 'guessed' }), expect: everyone('200') },
  ]),
  ...rowsOf('POST /api/users/:id/undo_link/', [
    { on: 'without a link', at: (m) => ({ id: owner(m) }), send: () => ({ token: 'guessed' }), expect: everyone('200') },
  ]),
  ...rowsOf('POST /api/users/:id/undo_change/', [
    { on: 'without a link', at: (m) => ({ id: owner(m) }), send: () => ({ token: 'guessed' }), expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/get_token/second_step/', [
    { on: 'without a ticket', send: () => ({ ticket: 'guessed', code: '123456' }), expect: everyone('401') },
  ]),
  ...rowsOf('POST /api/get_token/passkey_options/', [{ on: 'anyone',              expect: everyone('200') }]),
  ...rowsOf('POST /api/get_token/by_passkey/', [
    { on: 'an unknown passkey', send: () => ({ credential: passkey }),            expect: everyone('400') },
  ]),
  ...rowsOf('POST /api/users/:id/passkey_options/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/passkeys/', [
    { on: 'a made-up one, of the owner', at: (m) => ({ id: owner(m) }), send: () => ({ credential: passkey }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('DELETE /api/users/:id/passkeys/:passkey/', [
    { on: 'that is not there, by a made-up code', at: (m) => ({ id: owner(m), passkey: nobody }), send: () => ({ code: '12345' }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('GET /api/users/:id/second_factor/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 200 404 404' },
    { on: 'of staff', of: (m) => m.people.staff.id,                               expect: '401 404 404 404 404 404 404 404 200' },
  ]),
  ...rowsOf('POST /api/users/:id/totp/', [
    { on: 'of the owner', of: owner,                                              expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/confirm_totp/', [
    { on: 'that was not begun', at: (m) => ({ id: m.people.other.id }), send: () => ({ code: '123456' }), expect: '401 404 404 404 404 404 404 409 404' },
  ]),
  ...rowsOf('DELETE /api/users/:id/totp/', [
    { on: 'where there is none', of: owner, send: () => ({ code: '123456' }),     expect: '401 404 404 404 404 404 409 404 404' },
  ]),
  ...rowsOf('POST /api/users/:id/recovery_codes/', [
    { on: 'without an authenticator app', of: owner, send: () => ({ code: '123456' }), expect: '401 404 404 404 404 404 409 404 404' },
  ]),
  ...rowsOf('GET /api/users/current_user/export/', [
    { on: 'of myself', see,                                                       expect: '401 200:tellsMe 200:tellsMe 200:tellsMe 200:tellsMe 200:tellsMe 200:tellsMe 200:tellsMe 200:tellsMe' },
  ]),
  ...rowsOf('DELETE /api/users/:id/', [
    { on: 'of somebody without deals', of: (m) => m.people.stranger.id, ...close, expect: '401 204 404 404 404 404 404 404 404' },
    { on: 'of who only waits', of: (m) => m.people.pending.id, ...close,          expect: '401 404 204 404 404 404 404 404 404' },
    { on: 'whose deals have ended', of: (m) => m.people.cancelled.id, ...close,   expect: '401 404 404 404 404 204 404 404 404' },
    { on: 'in paused deals', of: (m) => m.people.paused.id, ...close,             expect: '401 404 404 404 409 404 404 404 404' },
    { on: 'in active deals', of: (m) => m.people.active.id, ...close,             expect: '401 404 404 409 404 404 404 404 404' },
    { on: 'of the owner', of: owner, ...close,                                    expect: '401 404 404 404 404 404 409 404 404' },
    { on: 'of the owner, by a wrong password', at: (m) => ({ id: owner(m) }), send: () => ({ password: 'Wrong1234' }), expect: '401 404 404 404 404 404 400 404 404' },
  ]),
  ...rowsOf('GET /api/people/', [
    { on: 'by a name', query: () => 'search=owner',                               expect: '401 403 403 403 403 403 403 403 200' },
  ]),
  ...rowsOf('GET /api/people/:id/', [
    { on: 'of the owner', of: owner,                                              expect: '401 403 403 403 403 403 403 403 200' },
  ]),
  ...rowsOf('POST /api/people/:id/funds_shown/', [
    { on: 'of a bidder', at: (m) => ({ id: m.people.active.id }),                 expect: '401 403 403 403 403 403 403 403 200' },
    { on: 'of a person without a proof', at: (m) => ({ id: m.people.other.id }),           expect: '401 403 403 403 403 403 403 403 409' },
  ]),
  ...rowsOf('POST /api/people/:id/measures/', [
    { on: 'of the owner', at: (m) => ({ id: owner(m) }), send: () => ({ kind: 'suspended', reason: 'Somebody else uses it' }), expect: '401 403 403 403 403 403 403 403 200' },
    { on: 'of staff', at: (m) => ({ id: m.people.staff.id }), send: () => ({ kind: 'suspended', reason: 'Somebody else uses it' }), expect: '401 403 403 403 403 403 403 403 409' },
  ]),
  ...rowsOf('GET /api/audit_events/', [{ on: 'all',                               expect: '401 403 403 403 403 403 403 403 200' }]),
  ...rowsOf('POST /api/audit_events/verify/', [{ on: 'all',                       expect: '401 403 403 403 403 403 403 403 200' }]),
  ...rowsOf('GET /api/notification_settings/', [
    { on: 'my own', see: { own: ({ body }, { market, actor }) => actor !== 'anonymous' && body.count === 1 && body.results[0].id === market.people[actor].settings },
                                                                                  expect: '401 200:own 200:own 200:own 200:own 200:own 200:own 200:own 200:own' },
  ]),
  ...rowsOf('PATCH /api/notification_settings/:id/', [
    { on: 'of the owner', of: (m) => m.people.owner.settings, send: () => ({ channels: { deals: { email: false } } }), expect: '401 404 404 404 404 404 200 404 404' },
  ]),
  ...rowsOf('POST /api/notifications/unsubscribe/', [
    { on: 'by a token that is not ours', query: () => 'token=nonsense',           expect: everyone('400') },
  ]),
  ...rowsOf('GET /api/notifications/', [
    { on: 'my own', query: () => 'page_size=100',                                 expect: '401 200 200 200 200 200 200 200 200' },
  ]),
  ...rowsOf('POST /api/notifications/read_list_of_my_notifications/', [
    { on: 'one of mine', send: mine,                                              expect: '401 200 200 200 200 200 200 200 200' },
    { on: 'one of the owner', send: (m) => ({ list_of_ids: [m.people.owner.notification] }), see: { untouched }, expect: '401 200|404:untouched 200|404:untouched 200|404:untouched 200|404:untouched 200|404:untouched 200 200|404:untouched 200|404:untouched' },
    { on: 'what is not there', send: () => ({ list_of_ids: [MISSING_ID] }),          expect: '401 200|404 200|404 200|404 200|404 200|404 200|404 200|404 200|404' },
  ]),
  ...rowsOf('POST /api/notifications/read_all_my_notifications/', [{ on: 'all of mine', expect: '401 200 200 200 200 200 200 200 200' }]),
  ...rowsOf('DELETE /api/notifications/:id/', [
    { on: 'of the owner', of: (m) => m.people.owner.notification,                 expect: '401 404 404 404 404 404 204 404 404' },
    { on: 'of staff', of: (m) => m.people.staff.notification,                     expect: '401 404 404 404 404 404 404 404 204' },
  ]),
];
