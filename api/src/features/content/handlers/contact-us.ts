import { networkOf } from '@handover/shared/contract/hosting';
import type { contactBodySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { phoneOf } from '../../users/index.ts';
import { mayWrite } from '../contact.rules.ts';
import { countWrittenToday, insertMessage } from '../contact.sql.ts';
import { mailContact } from '../mail-contact.ts';

/** Stored first and mailed after the response, so that no message is lost while the mail server is down. */
export async function contactUs({ app, body, request }: OpenCall<{ body: typeof contactBodySchema }>) {
  const phone = phoneOf(body.phone ?? '');
  const ip = networkOf(request.ip);
  const id = await app.db.transaction(async (tx) => {
    mayWrite(await countWrittenToday(tx, ip), app.config.rules.contactADay);
    return insertMessage(tx, { ...body, phone, ip });
  });
  app.background.run('mail of a contact message', async () => void (await mailContact(app, id)));
  return { detail: 'Thank you for addressing us. Your message has been sent successfully' };
}
