import { paths } from '@handover/shared/contract';
import { dateIn } from '../people/deal.builder.ts';
import { dealOf, type EventRow, tick } from './event-row.ts';
import { done } from './sale-scenario.ts';

/** The line of the scene that has one. */
const lines = new Map<unknown, number>();

const request = (text: string) => ({ lines: [{ section: 'Legal', request: text }] });

/** Events of the due-diligence list: nothing is told before it is sent. */
export const DILIGENCE_EVENTS: EventRow[] = [
  {
    event:
      'due-diligence list sent, added to -> the seller side; answered, returned, commented -> the other side',
    stage: 'exclusive',
    async act(s) {
      const list = await done(s.buyer.post(paths.addDiligenceLines(s.ids.deal), request('The articles')));
      const line = Number(list.lines[0].id);
      lines.set(s.app, line);
      await done(s.buyer.post(paths.sendDiligence(s.ids.deal)));
      await done(s.buyer.post(paths.addDiligenceLines(s.ids.deal), request('The lease')));
      const move = (who: 'buyer' | 'seller', state: string) =>
        done(s[who].post(paths.moveDiligenceLine(line), { state, comment: 'A page is missing' }));
      await move('seller', 'provided');
      await move('buyer', 'returned');
      await done(s.buyer.post(paths.commentDiligenceLine(line), { comment: 'By Friday?' }));
      await move('seller', 'not_applicable');
    },
    told: (s) => {
      const list = `${dealOf(s)}?tab=diligence`;
      const line = `${list}&line=${lines.get(s.app)}`;
      return {
        seller: [
          ['diligence_sent', list],
          ['diligence_added', list],
          ['diligence_returned', line],
          ['diligence_commented', line],
        ],
        buyer: [['diligence_provided', list]],
      };
    },
  },
  {
    event: 'a line still open three days before its day -> who owes it, once',
    stage: 'exclusive',
    async act(s) {
      const line = { section: 'Legal', request: 'The lease', due_on: dateIn(3) };
      await done(s.buyer.post(paths.addDiligenceLines(s.ids.deal), { lines: [line] }));
      await done(s.buyer.post(paths.sendDiligence(s.ids.deal)));
      await tick(s, 'diligence-remind');
    },
    told: (s) => ({
      seller: [
        ['diligence_sent', `${dealOf(s)}?tab=diligence`],
        ['diligence_due', `${dealOf(s)}?tab=diligence&filter=mine`, { count: 3, date: dateIn(3) }],
      ],
    }),
  },
];
