import type { unsubscribeQuerySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { FieldError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { stopMails } from './stop-mails.sql.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type UnsubscribeCall = OpenCall<{ query: typeof unsubscribeQuerySchema }>;

/**
 * Switches mails off, for a mail program or the page, without a sign-in. RFC 8058 prescribes the body, which has no
 * further information.
 */
export async function unsubscribe({ app, query }: UnsubscribeCall) {
  const userId = await readUnsubscribeToken(app.secrets, query.token);
  if (userId === null) throw new FieldError('token', 'notification.unsubscribe_link_invalid');
  await app.db.transaction((tx) => stopMails(tx, userId));
  return { detail: 'Unsubscribed' };
}

/**
 * Accepts the content type of forms that mail programs send. `@fastify/multipart` accepts the other one that they may
 * use.
 */
export function acceptForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1000 }, (_request, _body, done) =>
    done(null),
  );
}
