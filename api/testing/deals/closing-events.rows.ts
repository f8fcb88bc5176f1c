import { type Closing, paths } from '@handover/shared/contract';
import { pdf } from '../documents/sample-files.ts';
import { dealOf, type EventRow } from './event-row.ts';
import { done, type Scene } from './sale-scenario.ts';

const file = (field: string): [string, [Blob, string]] => [field, [pdf(field), 'file.pdf']];

/** A draft of the seller, which both sides have marked. */
async function agreed(s: Scene): Promise<number> {
  const sent = s.seller.form('POST', paths.dealAgreements(s.ids.deal), [['name', 'SPA'], file('file')]);
  const { agreements } = (await done(sent)) as Closing;
  const version = Number(agreements[0]?.versions[0]?.id);
  await done(s.seller.post(paths.markVersion(version), { agreed: true }));
  await done(s.buyer.post(paths.markVersion(version), { agreed: true }));
  return version;
}
const placeOf = (s: Scene) => `${dealOf(s)}?tab=closing`;

/** Events of the closing, of which each side is told what the other does. */
export const CLOSING_EVENTS: EventRow[] = [
  {
    event: 'closing lines added, done, returned, not needed, documents attached -> the other side',
    stage: 'closing',
    async act(s) {
      const line = { kind: 'power', title: 'Power of attorney', owed_by: 'buyer' };
      const { lines } = (await done(
        s.seller.post(paths.addClosingLines(s.ids.deal), { lines: [line, { ...line, title: 'Funds' }] }),
      )) as Closing;
      const [power = 0, funds = 0] = lines.map(({ id }) => id);
      await done(s.buyer.form('POST', paths.closingLineFiles(power), [file('files')]));
      await done(s.buyer.post(paths.moveClosingLine(power), { state: 'done' }));
      const moved = { state: 'open', reason: 'A page is missing' };
      await done(s.seller.post(paths.moveClosingLine(power), moved));
      await done(s.buyer.post(paths.moveClosingLine(funds), { ...moved, state: 'not_needed' }));
    },
    told: (s) => ({
      buyer: [
        ['closing_added', placeOf(s)],
        ['closing_returned', placeOf(s)],
      ],
      seller: [
        ['closing_files_added', placeOf(s)],
        ['closing_done', placeOf(s)],
        ['closing_not_needed', placeOf(s)],
      ],
    }),
  },
  {
    event: 'a draft added, marked, agreed, no longer agreed -> the other side',
    stage: 'closing',
    async act(s) {
      const version = await agreed(s);
      await done(s.seller.post(paths.markVersion(version), { agreed: false }));
    },
    told: (s) => ({
      buyer: [
        ['version_added', placeOf(s)],
        ['version_marked', placeOf(s)],
        ['version_unmarked', placeOf(s)],
      ],
      seller: [['version_agreed', placeOf(s)]],
    }),
  },
  {
    event: 'a signed copy attached, returned, confirmed -> the other side',
    stage: 'closing',
    async act(s) {
      const version = await agreed(s);
      const attach = () => done(s.buyer.form('POST', paths.signedCopy(version), [file('file')]));
      await attach();
      await done(s.seller.post(paths.answerSignedCopy(version), { confirmed: false }));
      await attach();
      await done(s.seller.post(paths.answerSignedCopy(version), { confirmed: true }));
    },
    told: (s) => ({
      buyer: [
        ['version_added', placeOf(s)],
        ['version_marked', placeOf(s)],
        ['signed_copy_returned', placeOf(s)],
        ['signed_copy_confirmed', placeOf(s)],
      ],
      seller: [
        ['version_agreed', placeOf(s)],
        ['signed_copy_added', placeOf(s)],
        ['signed_copy_added', placeOf(s)],
      ],
    }),
  },
];
