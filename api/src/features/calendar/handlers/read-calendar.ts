import type { calendarParamsSchema } from '@handover/shared/contract/schemas';
import { calendarText } from '../../../calendar/calendar-text.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { answerWithTag } from '../../../http/public-read.ts';
import { languageOfAccount } from '../../../mails/addressee.ts';
import { readerBy } from '../calendar-addresses.sql.ts';
import { readCalendarToken } from '../calendar-token.ts';
import { deadlinesOf } from '../deadlines-of.ts';

/** The deadlines of the owner of an address. 404 alike for one that never was, has ended, or is of an account that is closed or suspended. */
export async function readCalendar({
  app,
  request,
  reply,
  params,
}: OpenCall<{ params: typeof calendarParamsSchema }>) {
  const token = /^(.+)\.ics$/.exec(params.name)?.[1] ?? '';
  const id = readCalendarToken(app.secrets, token);
  const reader = id && (await readerBy(app.db, id));
  if (!reader) throw new DomainError('request.not_found');
  const text = calendarText(await deadlinesOf(app.db, reader.id), {
    language: languageOfAccount(reader),
    publicUrl: app.config.publicUrl,
  });
  reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-cache');
  return answerWithTag(request, reply, text);
}
