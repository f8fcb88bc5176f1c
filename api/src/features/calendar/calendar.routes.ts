import { paths } from '@handover/shared/contract';
import * as schemas from '@handover/shared/contract/schemas';
import { del, get, post, type Routes } from '../../http/route.ts';
import { makeAddress, readAddress, removeAddress } from './handlers/calendar-address.ts';
import { readCalendar } from './handlers/read-calendar.ts';

export const calendarRoutes: Routes = {
  readCalendarAddress: get(paths.calendarAddress, {
    access: 'signed-in',
    summary: 'Read the address of my calendar',
    description: 'Reads the address by which calendars read the deadlines of the viewer, if there is one.',
    response: schemas.calendarAddressSchema,
    handler: readAddress,
  }),
  makeCalendarAddress: post(paths.calendarAddress, {
    access: 'signed-in',
    summary: 'Make an address for my calendar',
    description: 'Makes an address for the deadlines of the viewer. The one before ends at once.',
    provenOnly: true,
    status: 201,
    response: schemas.calendarAddressSchema,
    handler: makeAddress,
  }),
  removeCalendarAddress: del(paths.calendarAddress, {
    access: 'signed-in',
    summary: 'Switch my calendar off',
    description: 'Ends the address at once, if there is one.',
    status: 204,
    handler: removeAddress,
  }),
  readCalendar: get(paths.calendar(':name'), {
    access: 'guest',
    summary: 'Read deadlines as a calendar',
    description:
      'The deadlines that the owner of the address can read at this moment, for themselves or as an adviser, as iCalendar (RFC 5545) in their language. The address is the only key: 404 once it was replaced or switched off, and while the account is closed or suspended.',
    errors: ['request.not_found'],
    // A calendar service calls for many of its users from one address.
    rate: { max: 600, timeWindow: '1 hour' },
    params: schemas.calendarParamsSchema,
    handler: readCalendar,
  }),
};
