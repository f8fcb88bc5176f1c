import { pdf } from '../documents/sample-files.ts';
import { dateIn, sendLetter } from '../people/deal.builder.ts';
import { dayEnd, dealOf, type EventRow, letterOf, rivalDealOf, run, tick } from './event-row.ts';
import { done } from './sale-scenario.ts';

const reason = 'The price does not fit any more';
const end = (days: number) => ({ exclusivity_period_end_time: dateIn(days) });

/** Events of letters, exclusivity, deals, questions and documents. */
export const DEAL_EVENTS: EventRow[] = [
  {
    event: 'LOI submitted -> seller side',
    stage: 'deal',
    async act(s) {
      s.ids.letter = await sendLetter(s.buyer, s.ids.deal);
    },
    told: (s) => ({ seller: [['loi_submitted', letterOf(s), { date: dateIn(14) }]] }),
  },
  {
    event: 'LOI updated -> seller side',
    stage: 'letter',
    act: (s) => s.buyer.patch(s.urls.letter, { expiration_date: dateIn(20) }),
    told: (s) => ({ seller: [['loi_updated', letterOf(s)]] }),
  },
  {
    event: 'LOI withdrawn -> seller side',
    stage: 'letter',
    act: (s) => s.buyer.post(`${s.urls.letter}withdraw/`),
    told: (s) => ({ seller: [['loi_withdrawn', letterOf(s)]] }),
  },
  {
    event: "LOI accepted -> buyer side; paused by exclusivity -> rivals, without the winner's name",
    stage: 'letter',
    act: (s) => s.seller.post(`${s.urls.letter}accept_and_set_exclusivity_period/`, end(60)),
    told: (s) => ({
      buyer: [['loi_accepted', letterOf(s), { date: dateIn(60) }]],
      rival: [['deal_paused_by_exclusivity', rivalDealOf(s)]],
    }),
  },
  {
    event: 'LOI declined -> buyer side',
    stage: 'letter',
    act: (s) => s.seller.post(`${s.urls.letter}decline/`, { decline_reason: reason }),
    told: (s) => ({ buyer: [['loi_declined', letterOf(s)]] }),
  },
  {
    event: 'LOI expiring in 2 days -> both',
    stage: 'letter',
    async act(s) {
      await run(s, `update loi_documents set expiration_date = '${dateIn(2)}' where id = ${s.ids.letter}`);
      await tick(s, 'letters-remind');
    },
    told: (s) => ({
      seller: [['loi_expiring', letterOf(s), { count: 2, date: dateIn(2) }]],
      buyer: [['loi_expiring', letterOf(s), { count: 2, date: dateIn(2) }]],
    }),
  },
  {
    event: 'LOI expired -> both',
    stage: 'letter',
    async act(s) {
      await run(s, `update loi_documents set expiration_date = '${dateIn(-1)}' where id = ${s.ids.letter}`);
      await tick(s, 'deals-settle');
    },
    told: (s) => ({ seller: [['loi_expired', letterOf(s)]], buyer: [['loi_expired', letterOf(s)]] }),
  },
  {
    event: 'exclusivity extended -> the other side',
    stage: 'exclusive',
    act: (s) => s.seller.post(`${s.urls.deal}change_exclusivity_period/`, end(90)),
    told: (s) => ({ buyer: [['exclusivity_changed', dealOf(s), { date: dateIn(90) }]] }),
  },
  {
    event: 'exclusivity shortened -> the other side',
    stage: 'exclusive',
    act: (s) => s.buyer.post(`${s.urls.deal}change_exclusivity_period/`, end(30)),
    told: (s) => ({ seller: [['exclusivity_changed', dealOf(s), { date: dateIn(30) }]] }),
  },
  {
    event: 'earlier end of exclusivity proposed -> the buyer side; refused, and agreed -> the seller side',
    stage: 'exclusive',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}propose_exclusivity_end/`, end(30)));
      await done(s.buyer.post(`${s.urls.deal}answer_exclusivity_proposal/`, { agreed: false }));
      await done(s.seller.post(`${s.urls.deal}propose_exclusivity_end/`, end(40)));
      await done(s.buyer.post(`${s.urls.deal}answer_exclusivity_proposal/`, { agreed: true }));
    },
    told: (s) => ({
      buyer: [
        ['exclusivity_proposed', dealOf(s), { date: dateIn(30) }],
        ['exclusivity_proposed', dealOf(s), { date: dateIn(40) }],
      ],
      seller: [
        ['exclusivity_refused', dealOf(s), { date: dateIn(30) }],
        ['exclusivity_agreed', dealOf(s), { date: dateIn(40) }],
      ],
    }),
  },
  {
    event: 'price and texts of the deal changed (a batch of 10 minutes) -> the other side',
    stage: 'deal',
    async act(s) {
      const room = (await done(s.seller.get(s.urls.deal))).deal_opportunity_id;
      const url = `/api/deal_opportunities/${room}/`;
      await done(s.seller.form('PATCH', url, [['asking_price', '3500000']]));
      await done(s.seller.form('PATCH', url, [['company_name', 'Atelier Secret & Fils']]));
      await tick(s, 'changes-announce');
      await run(
        s,
        `update deal_events set created_at = created_at - interval '11 minutes' where deal_id = ${s.ids.deal}`,
      );
      await tick(s, 'changes-announce');
    },
    told: (s) => ({ buyer: [['deal_changed', `${dealOf(s)}?tab=timeline`, { count: 2 }]] }),
  },
  {
    event: 'exclusivity ending -> both',
    stage: 'exclusive',
    async act(s) {
      await run(s, `update deals set exclusivity_ends_at = '${dayEnd(6)}' where id = ${s.ids.deal}`);
      await tick(s, 'exclusivity-remind');
    },
    told: (s) => ({
      seller: [['exclusivity_ending', dealOf(s), { count: 6, date: dateIn(6) }]],
      buyer: [['exclusivity_ending', dealOf(s), { count: 6, date: dateIn(6) }]],
    }),
  },
  {
    event: 'exclusivity ended -> both, and the restored rivals, whose deals resume',
    stage: 'exclusive',
    async act(s) {
      await run(
        s,
        `update deals set exclusivity_ends_at = now() - interval '1 second' where id = ${s.ids.deal}`,
      );
      await tick(s, 'deals-settle');
    },
    told: (s) => ({
      seller: [['exclusivity_ended', dealOf(s)]],
      buyer: [['exclusivity_ended', dealOf(s)]],
      rival: [
        ['exclusivity_ended', rivalDealOf(s)],
        ['deal_resumed', rivalDealOf(s)],
      ],
    }),
  },
  {
    event: 'phase changed -> the other side',
    stage: 'exclusive',
    act: (s) => s.buyer.post(`${s.urls.deal}set_phase/`, { phase: 'spa' }),
    told: (s) => ({ seller: [['deal_phase_changed', dealOf(s), { phase: 'spa' }]] }),
  },
  {
    event: 'deal paused, and resumed -> the other side',
    stage: 'deal',
    async act(s) {
      await done(s.seller.post(`${s.urls.deal}pause_or_unpause_deal/`));
      await done(s.seller.post(`${s.urls.deal}pause_or_unpause_deal/`));
    },
    told: (s) => ({
      buyer: [
        ['deal_paused', dealOf(s)],
        ['deal_resumed', dealOf(s)],
      ],
    }),
  },
  {
    event: 'deal cancelled under exclusivity -> the other side; rivals are restored',
    stage: 'exclusive',
    act: (s) => s.buyer.post(`${s.urls.deal}cancel/`, { cancellation_reason: reason }),
    told: (s) => ({
      seller: [
        ['exclusivity_ended', dealOf(s)],
        ['deal_cancelled', dealOf(s)],
      ],
      rival: [
        ['exclusivity_ended', rivalDealOf(s)],
        ['deal_resumed', rivalDealOf(s)],
      ],
    }),
  },
  {
    event: 'question asked, edited -> the other side; answered, corrected -> the asker',
    stage: 'deal',
    async act(s) {
      const question = 'Who owns the patents of Atelier Secret?';
      const { id } = await done(
        s.buyer.post('/api/questions_and_answers/', { deal_id: s.ids.deal, question }),
      );
      s.ids.question = id;
      const change = (who: 'buyer' | 'seller', body: object) =>
        done(s[who].patch(`/api/questions_and_answers/${id}/`, body));
      await change('buyer', { question: 'Who owns the patents, and until when?' });
      await change('seller', { answer: 'The company, all of them.' });
      await change('seller', { answer: 'The company, all but one.' });
    },
    told: (s) => {
      const place = `${dealOf(s)}?tab=questions&question=${s.ids.question}`;
      return {
        seller: [
          ['question_asked', place],
          ['question_edited', place],
        ],
        buyer: [
          ['question_answered', place],
          ['answer_corrected', place],
        ],
      };
    },
  },
  {
    event: 'documents added (a batch of 10 minutes) -> users who may read them',
    stage: 'deal',
    async act(s) {
      const room = (await done(s.seller.get(s.urls.deal))).deal_opportunity_id;
      for (const name of ['Atelier Secret.pdf', 'lease.pdf'])
        await done(
          s.seller.form('POST', '/api/deal_opportunity_documents/', [
            ['opportunity_id', room],
            ['files', [pdf(name), name]],
          ]),
        );
      await tick(s, 'documents-announce');
      await run(s, `update deals set created_at = created_at - interval '1 hour' where id = ${s.ids.deal}`);
      await run(
        s,
        `update files set created_at = created_at - interval '11 minutes' where deal_opportunity_id = ${room}`,
      );
      await tick(s, 'documents-announce');
    },
    told: (s) => ({ buyer: [['document_added', `${dealOf(s)}?tab=data-room`, { count: 2 }]] }),
  },
];
