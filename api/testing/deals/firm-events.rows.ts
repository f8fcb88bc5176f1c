import { paths, routes } from '@handover/shared/contract';
import { foundFirm } from '../people/firm.builder.ts';
import type { EventRow, Told } from './event-row.ts';
import { done, type Scene } from './sale-scenario.ts';

const NAME = { firm_name: 'Roux & Associés' };
const link = routes.firm();
const invite = async ({ app, seller, fan }: Scene, role: string) => {
  const body = { email: fan.user.email, role };
  const { id } = await done(seller.post(paths.firmInvitations, body));
  await app.background.settled();
  return id as number;
};
const join = async (s: Scene, role: string) => {
  await foundFirm(s.seller);
  await done(s.fan.post(paths.acceptInvitation(await invite(s, role))));
};
const joined = (role: string, ...more: Told[]) => ({
  seller: [['firm_joined', link, { ...NAME, role }] satisfies Told],
  fan: [['firm_invited', link, { ...NAME, role }] satisfies Told, ...more],
});

export const FIRM_EVENTS: EventRow[] = [
  {
    event: 'a colleague is invited and joins -> the colleague; the owner',
    stage: 'offered',
    act: (s) => join(s, 'reader'),
    told: () => joined('reader'),
  },
  {
    event: 'another role; removed -> the colleague',
    stage: 'offered',
    async act(s) {
      await join(s, 'reader');
      await done(s.seller.patch(paths.firmMember(s.fan.user.id), { role: 'member' }));
      await done(s.seller.delete(paths.firmMember(s.fan.user.id)));
    },
    told: () =>
      joined(
        'reader',
        ['firm_role_changed', link, { ...NAME, role: 'member' }],
        ['firm_removed', link, NAME],
      ),
  },
  {
    event: 'handed on -> the new owner; left -> the owner',
    stage: 'offered',
    async act(s) {
      await join(s, 'member');
      await done(s.seller.post(paths.handOnFirm(s.fan.user.id)));
      await done(s.seller.post(paths.leaveFirm));
    },
    told: () => joined('member', ['firm_handed_on', link, NAME], ['firm_left', link, NAME]),
  },
];
