import { inflateRawSync } from 'node:zlib';
import { readPdf } from '../documents/read-pdf.ts';
import { type ActorName, NAMES, type PersonName } from './actors.ts';
import type { Market } from './market/build-market.ts';
import { CLOSING_FILE, CLOSING_LINE, COPY, DRAFT } from './market/closing.ts';
import { REQUEST } from './market/due-diligence.ts';
import { BROUGHT, CONFIDENTIAL, OTHERS, RIVALS } from './market/listing.ts';
import {
  ATTACHMENT,
  FINAL_PRICE,
  FINANCING,
  LETTER,
  OFFER,
  PUBLISHED,
  SIGNED,
  STAGES,
  type Stage,
} from './market/scene.ts';
import { COUNTER_PRICE, SEALED_FILE, SEALED_PRICE } from './market/sealed.ts';
import { fileName, KINDS, type Kind } from './market/stored-files.ts';
import { BACKGROUND, PROOF } from './market/users.ts';

interface PrivateText {
  text: string;
  known: readonly ActorName[];
}
const TYPES = ['sell', 'buy'] as const;
const INSIDERS = ['active', 'owner', 'staff'] as const;

/** The stages in which bidders may see files of a kind; server rules, what each phase opens. */
const opensAt: Record<Kind, Stage[]> = {
  documents: [...STAGES],
  annual_accounts: STAGES.filter((stage) => stage !== 'introduction' && stage !== 'held'),
  general_ledger: ['due_diligence', 'spa', 'closing', 'completed'],
};

/** The files of a mandate itself are its owner's alone. */
const isOpen = (type: 'sell' | 'buy', kind: Kind, stage: Stage) =>
  type === 'sell' && opensAt[kind].includes(stage);

/** The documents that bidders bring to a mandate: its owner reads those of the deal that goes on. */
const broughtFiles = (kind: Kind, stage: Stage): PrivateText[] =>
  (['active', 'paused', 'cancelled'] as const).map((bidder) => {
    const isRead = bidder === 'active' && opensAt[kind].includes(stage);
    return {
      text: fileName(kind, `${bidder}-buy-${stage}`),
      known: [bidder, 'staff', ...(isRead ? (['owner'] as const) : [])],
    };
  });

const filesOf = (): PrivateText[] =>
  TYPES.flatMap((type) =>
    STAGES.flatMap((stage) => {
      const of = `${type}-${stage}`;
      const rooms = KINDS.flatMap((kind): PrivateText[] => [
        { text: fileName(kind, `company-${of}`), known: ['owner'] },
        { text: fileName(kind, of), known: isOpen(type, kind, stage) ? INSIDERS : ['owner', 'staff'] },
        ...(type === 'buy' ? broughtFiles(kind, stage) : []),
      ]);
      const letters = (['active', 'paused', 'cancelled'] as const).map(
        (bidder): PrivateText => ({ text: LETTER(`${bidder}-${of}`), known: [bidder, 'owner', 'staff'] }),
      );
      const terms = (['active', 'paused', 'cancelled'] as const).map(
        (bidder): PrivateText => ({ text: FINANCING(`${bidder}-${of}`), known: [bidder, 'owner', 'staff'] }),
      );
      const attachments = (['active', 'paused', 'cancelled'] as const).flatMap((bidder): PrivateText[] => {
        // Their own are in the export of their data; those of the owner are closed with the deal.
        const theirs: ActorName[] = bidder === 'active' ? [bidder] : [];
        return [
          { text: ATTACHMENT('asked', `${bidder}-${of}`), known: [bidder, 'owner', 'staff'] },
          {
            text: ATTACHMENT('answered', `${bidder}-${of}`),
            known: [...(type === 'buy' ? [bidder] : theirs), 'owner', 'staff'],
          },
        ];
      });
      // Before the list is sent, its buyer alone.
      const lines = (['active', 'paused', 'cancelled'] as const).map((bidder): PrivateText => {
        const isSent = bidder === 'active' && stage !== 'closing' && opensAt.general_ledger.includes(stage);
        const writer = type === 'sell' ? bidder : 'owner';
        return {
          text: REQUEST(`${bidder}-${of}`),
          known: isSent ? [bidder, 'owner', 'staff'] : [writer, 'staff'],
        };
      });
      // Of the buyer whose deal is cancelled: the others read it, but while exclusivity closes theirs.
      const published: PrivateText[] =
        type === 'sell' ? [{ text: PUBLISHED(of), known: ['active', 'owner', 'staff'] }] : [];
      // Both sides read the closing.
      const closing = [CLOSING_LINE, CLOSING_FILE, DRAFT, COPY].map(
        (name): PrivateText => ({ text: name(of), known: INSIDERS }),
      );
      return [...published, ...rooms, ...letters, ...terms, ...attachments, ...lines, ...closing];
    }),
  );

/** A user's data is visible to themselves and to staff; a bidder's name also to the owner, from the request on. */
function person(market: Market, name: PersonName): PrivateText[] {
  const { email, phone, image } = market.people[name];
  const isOwner = name === 'owner';
  const isBidder = ['pending', 'active', 'paused', 'cancelled'].includes(name);
  // Every bidder who has ever had access knows the owner's name; either side has the other's contact data while the
  // deal is open.
  const names: ActorName[] = isOwner ? ['active', 'paused', 'cancelled'] : isBidder ? ['owner'] : [];
  const hasOpenDeal = name === 'active' || name === 'paused';
  // A seller keeps that of the buyer of a mandate while a rival is exclusive.
  const contact: ActorName[] = isOwner ? ['active', 'paused'] : hasOpenDeal ? ['owner'] : [];
  const known = (more: ActorName[]): ActorName[] => [name, 'staff', ...more];
  return [
    ...NAMES[name].map((text) => ({ text, known: known(names) })),
    { text: image, known: known(names) },
    { text: `"${email}`, known: known(contact) },
    { text: phone, known: known(contact) },
    { text: `A message of ${email}`, known: known(isBidder ? ['owner'] : []) },
    // The profile is the seller's to read while a request waits or a deal is open; that of the owner in the deals of mandates.
    ...[BACKGROUND(email), PROOF(name)].map((text) => ({
      text,
      known: known(isOwner ? ['active', 'paused'] : hasOpenDeal || name === 'pending' ? ['owner'] : []),
    })),
    { text: `Asked by ${email}`, known: known(isOwner ? ['active', 'paused', 'cancelled'] : ['owner']) },
  ];
}

/** Every text in the market that some actors must not see. */
export const privateData = (market: Market): PrivateText[] => [
  ...Object.values(CONFIDENTIAL).map((text) => ({ text: String(text), known: INSIDERS })),
  ...Object.values(OTHERS).map((text): PrivateText => ({ text: String(text), known: ['other', 'staff'] })),
  ...Object.values(BROUGHT).map((text) => ({ text: String(text), known: INSIDERS })),
  ...Object.values(RIVALS).map(
    (text): PrivateText => ({
      text: String(text),
      known: ['paused', 'cancelled', 'staff'],
    }),
  ),
  { text: 'Quenouille & Fils sell-', known: INSIDERS },
  { text: 'Quenouille & Fils active-buy', known: INSIDERS },
  { text: 'Quenouille & Fils paused-buy', known: ['paused', 'staff'] },
  { text: 'Quenouille & Fils cancelled-buy', known: ['cancelled', 'staff'] },
  { text: 'Quenouille & Fils fresh', known: ['owner', 'staff'] },
  { text: 'Quenouille & Fils waiting', known: ['owner', 'staff'] },
  { text: 'Quenouille & Fils others', known: ['other', 'staff'] },
  { text: market.picture.image, known: ['owner', 'staff'] },
  { text: 'removed.pdf', known: [] },
  { text: 'for sale, waiting', known: ['owner', 'staff'] },
  { text: 'for sale, rejected', known: ['owner', 'staff'] },
  { text: 'for sale, others-waiting', known: ['other', 'staff'] },
  // A pending request shows the title that was published before.
  { text: 'title under review', known: ['active', 'owner', 'staff'] },
  { text: 'The teaser names the company', known: ['owner', 'staff'] },
  { text: 'bank Merlanne has changed', known: ['cancelled', 'owner', 'staff'] },
  { text: String(OFFER), known: INSIDERS },
  { text: OFFER.toLocaleString('en-GB'), known: INSIDERS },
  { text: String(FINAL_PRICE), known: INSIDERS },
  // Secret until the bid date is over.
  { text: String(SEALED_PRICE), known: ['active'] },
  { text: SEALED_FILE, known: ['active'] },
  { text: String(COUNTER_PRICE), known: INSIDERS },
  { text: SIGNED, known: INSIDERS },
  { text: 'Cabinet Ferlambois', known: ['active', 'paused', 'cancelled', 'owner', 'staff'] },
  ...KINDS.map((kind): PrivateText => ({ text: fileName(kind, 'fresh'), known: ['owner', 'staff'] })),
  ...KINDS.map((kind): PrivateText => ({ text: fileName(kind, 'others'), known: ['other', 'staff'] })),
  ...(Object.keys(NAMES) as PersonName[]).flatMap((name) => person(market, name)),
  ...filesOf(),
];

/** The text of a response, also of a spreadsheet or a letter. */
export function textOf(raw: Buffer): string {
  if (raw.subarray(0, 5).toString('latin1') === '%PDF-') return `${raw}\n${readPdf(raw)}`;
  if (raw.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return raw.toString();
  const texts: string[] = [];
  for (let at = raw.indexOf('PK\u0001\u0002'); at >= 0; at = raw.indexOf('PK\u0001\u0002', at + 4)) {
    const start = raw.readUInt32LE(at + 42);
    const content = start + 30 + raw.readUInt16LE(start + 26) + raw.readUInt16LE(start + 28);
    const packed = raw.subarray(content, content + raw.readUInt32LE(at + 20));
    texts.push((raw.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString());
  }
  return texts.join('\n');
}
