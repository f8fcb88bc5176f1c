import type { AgreementVersion, Closing, ClosingLine, DealAgreement } from '@handover/shared/contract';

const AT = '2026-11-20T09:00:00.000Z';
const file = (id: number, name: string) => ({
  ...{ id, name, size: 1000, extension: 'pdf', group: null, url: `/api/files/${id}/`, created_at: AT },
});

/** An open line of the deal 7 that the seller owes. */
export const buildClosingLine = (overrides: Partial<ClosingLine> = {}): ClosingLine => ({
  id: 71,
  number: 1,
  kind: 'power',
  title: 'Power of attorney of the seller',
  owed_by: 'seller',
  written_by: 'buyer',
  due_on: null,
  state: 'open',
  moved: null,
  reason: '',
  files: [],
  mine: false,
  actions: [],
  updated_at: AT,
  ...overrides,
});

export const buildClosingFile = (overrides: Partial<ClosingLine['files'][number]> = {}) => ({
  ...{ side: 'seller' as const, file: file(81, 'Power.pdf'), mine: false },
  ...overrides,
});

export const buildVersion = (overrides: Partial<AgreementVersion> = {}): AgreementVersion => ({
  id: 91,
  number: 1,
  uploaded: { side: 'seller', person: 'Claire Moreau', at: AT },
  note: '',
  file: file(82, 'SPA.pdf'),
  marked_by: [],
  is_agreed: false,
  signed: null,
  actions: [],
  ...overrides,
});

export const buildAgreement = (overrides: Partial<DealAgreement> = {}): DealAgreement => ({
  id: 95,
  name: 'SPA',
  may_add: false,
  versions: [buildVersion()],
  ...overrides,
});

export const buildSigned = (side: 'seller' | 'buyer' = 'buyer'): NonNullable<AgreementVersion['signed']> => ({
  file: file(83, 'Signed.pdf'),
  attached: { side, person: 'Thomas Keller', at: AT },
  confirmed: null,
});

export const buildClosing = (overrides: Partial<Closing> = {}): Closing => ({
  may_write: true,
  lines: [],
  agreements: [],
  ...overrides,
});
