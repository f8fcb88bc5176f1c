import { NO_FILTERS, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { passkeys, socialAccounts } from '../../db/schema/index.ts';
import { codeAt } from '../../src/features/second-factor/totp.ts';
import { findUser } from '../../src/features/users/index.ts';
import { png } from '../documents/sample-files.ts';
import { Actor, anonymous, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { newEmailTokenFor, proofTokenFor } from '../people/mailed-links.ts';
import { PASSWORD } from '../people/user.builder.ts';
import { done, EMAIL, file, MARK, PHONE, parts, words } from './marks.ts';

/** The address of the account at first. */
const BEFORE = `before.${EMAIL}`;

export type Person = Actor & { id: number };

/** Signs up, and fills everything that an account has of itself. */
export async function liveAccount(app: FastifyInstance): Promise<Person> {
  const names = { first_name: MARK, last_name: MARK, phone: PHONE };
  const passwords = { password1: PASSWORD, password2: PASSWORD };
  const agent = { 'user-agent': `${MARK}/1.0 (Linux)` };
  const signUp = anonymous(app).call('POST', paths.signUp, { email: BEFORE, ...passwords, ...names }, agent);
  const { access, user } = await done(signUp);
  const early = new Actor(app, access);
  await done(early.post(paths.verifyEmail(user.id), { token: await proofTokenFor(app, BEFORE) }));
  await done(early.post(paths.emailChange(user.id), { email: EMAIL }));
  await done(early.post(paths.confirmEmailChange(user.id), { token: await newEmailTokenFor(app, EMAIL) }));
  await done(anonymous(app).call('POST', paths.getToken, { email: EMAIL, password: PASSWORD }, agent));
  await anonymous(app).call('POST', paths.getToken, { email: EMAIL, password: 'Wrong1234' }, agent);
  const staff = await signedIn(app, { isStaff: true });
  await done(staff.post(paths.personMeasures(user.id), { kind: 'signed_out', reason: words('measure') }));
  const row = await findUser(app.db, user.id);
  if (!row) throw new Error('there is no account');
  const person: Person = Object.assign(await signedIn(app, row), { id: row.id });
  await done(
    person.form('PATCH', paths.user(user.id), [
      ...parts({ linkedin_url: `https://linkedin.com/in/${MARK}`, website: `https://${MARK}.test` }),
      ...['company', 'role', 'place', 'spoken_languages', 'about'].map((name): [string, string] => [
        name,
        MARK,
      ]),
      ['image', [await png(300, 300), `${MARK}.png`]],
    ]),
  );
  await done(person.get(paths.notificationSettings));
  await secure(app, person);
  await done(
    person.form(
      'PATCH',
      paths.buyerProfile,
      parts({ kind: 'fund', background: words('profile'), proof: file('funds') }),
    ),
  );
  await done(
    person.post(paths.savedSearches, {
      name: MARK,
      type_of_opportunity: 'sell',
      filters: { ...NO_FILTERS, search: MARK },
      alert: 'daily',
      by_mail: true,
    }),
  );
  await done(
    person.form('POST', paths.firms, [
      ...parts({
        name: `${MARK} Partners`,
        kind: 'adviser',
        country: 1,
        about: words('firm'),
        website: `https://${MARK}.test`,
      }),
      ['logo', [await png(300, 300), 'logo.png']],
    ]),
  );
  await done(person.post(paths.firmInvitations, { email: `colleague.${EMAIL}`, role: 'member' }));
  await done(
    anonymous(app).post(paths.contactUs, {
      name: MARK,
      email: EMAIL,
      phone: PHONE,
      message: words('message'),
    }),
  );
  await done(
    person.post(paths.apiKeys, {
      kind: 'widget',
      name: MARK,
      origins: [`https://${MARK.toLowerCase()}.test`],
    }),
  );
  await report(person, staff);
  await recoverInVain(app);
  await done(person.post(paths.emailChange(user.id), { email: `new.${EMAIL}` }));
  return person;
}

/** Reports the listing of somebody else, with the account and as a visitor; staff decide. */
async function report(person: Person, staff: Actor) {
  const { app } = person;
  const listing = await publishOffer(await signedIn(app));
  const body = { reason: 'other', explanation: words('report'), good_faith: true };
  await done(person.post(paths.reportOpportunity(listing), body));
  const visitor = { ...body, name: MARK, email: EMAIL };
  const { id } = await done(anonymous(app).post(paths.reportOpportunity(listing), visitor));
  await done(staff.post(paths.decideReport(id), { decision: 'no_action', reason: words('decision') }));
}

/** The mail with the link can't be sent, so it is kept. */
async function recoverInVain(app: FastifyInstance) {
  await app.background.settled();
  const { sendMail } = app;
  app.sendMail = () => Promise.reject(new Error('the mail was not sent'));
  await done(anonymous(app).post(paths.initiatePasswordRecovery, { email: EMAIL, is_admin_area: false }));
  await app.background.settled();
  app.sendMail = sendMail;
}

/** What a device or a provider does stands in for them. */
async function secure(app: FastifyInstance, person: Person) {
  const { secret } = await done(person.post(paths.totp(person.id)));
  await done(person.post(paths.confirmTotp(person.id), { code: codeAt(secret, new Date()) }));
  await app.db.insert(passkeys).values({
    userId: person.id,
    credentialId: MARK,
    publicKey: MARK,
    counter: 0,
    transports: [],
    name: MARK,
  });
  await app.db
    .insert(socialAccounts)
    .values({ provider: 'linkedin-openidconnect', subject: MARK, userId: person.id });
}
