import { type CalendarAddress, paths } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../../http/call.ts';
import { type AddressRow, addressOf, deleteAddress, replaceAddress } from '../calendar-addresses.sql.ts';
import { calendarToken } from '../calendar-token.ts';

const view = ({ config, secrets }: FastifyInstance, row: AddressRow | null): CalendarAddress => ({
  address: row && `${config.publicUrl}${paths.calendar(`${calendarToken(secrets, row.id)}.ics`)}`,
  created_at: row?.createdAt.toISOString() ?? null,
});

export const readAddress = async ({ app, viewer }: Call) => view(app, await addressOf(app.db, viewer.id));

export const makeAddress = async ({ app, viewer }: Call) =>
  view(app, await replaceAddress(app.db, viewer.id));

export const removeAddress = async ({ app, viewer }: Call) => deleteAddress(app.db, viewer.id);
