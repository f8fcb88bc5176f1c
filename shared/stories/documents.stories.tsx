import { DOCUMENT_ACCESS } from '../contract/index.ts';
import { emptyRevenue } from '../design/forms/years/revenue-rows.ts';
import {
  DocumentButtons,
  DocumentGroups,
  DocumentUploads,
  HiddenParts,
  PendingDocuments,
  PreviewButton,
  ProvenFigures,
  RightsButton,
  RightsMark,
  useDocumentQueues,
} from '../domain/documents/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { DOCUMENTS, fileOf } from './samples/samples.ts';
import { OWNERS } from './samples/story-server.ts';
import { WithFiles } from './samples/with-files.tsx';

const ONE = [fileOf('Audit report 2025.pdf', 2_400_000)];
const BAD = [fileOf('notes.txt', 900), fileOf('empty.pdf', 0), ...ONE, ...ONE];
const RIGHTS = { access: 'view', opens_early: true, opens_on: null } as const;
const KINDS = ['documents'] as const;
const group = { owner: 'company', kinds: KINDS } as const;

const NORMALISED = {
  ...emptyRevenue(2025),
  revenue: 4_800_000,
  number_of_employees: 34,
  ebitda: 720_000,
  add_backs: [{ kind: 'owner_pay', amount: 60_000, reason: 'Pay above the market', proof: '1' }],
};

const Pending = ({ ownerId }: { ownerId?: number }) => (
  <PendingDocuments documents={useDocumentQueues('company')} ownerId={ownerId} />
);

export default { title: 'Documents' };

export const AllStates = examples([
  {
    name: 'Empty',
    Example: () => <DocumentGroups owner="company" ownerId={OWNERS.none} mayChange />,
  },
  { name: 'With files', Example: () => <DocumentGroups owner="company" ownerId={OWNERS.some} mayChange /> },
  { name: 'Many', Example: () => <DocumentGroups {...group} ownerId={OWNERS.many} mayChange /> },
  { name: 'Read only', Example: () => <DocumentGroups {...group} ownerId={OWNERS.some} /> },
  {
    name: 'Closed',
    Example: () => (
      <DocumentGroups
        {...group}
        ownerId={OWNERS.some}
        closed={{ documents: 'They open once the owner has accepted your request.' }}
      />
    ),
  },
  { name: 'Loading', Example: () => <DocumentGroups {...group} ownerId={OWNERS.loading} /> },
  {
    name: 'Failed to load',
    Example: () => <DocumentGroups {...group} ownerId={OWNERS.forbidden} mayChange />,
  },
  { name: 'Hidden parts', Example: () => <HiddenParts parts={{ sheets: 1, rows: 3, columns: 0 }} /> },
  {
    name: 'Rights',
    Example: () => (
      <>
        {DOCUMENT_ACCESS.map((access) => (
          <p key={access}>
            <RightsMark rights={{ access, opens_early: access === 'view', opens_on: null }} />
          </p>
        ))}
        {DOCUMENTS.slice(0, 1).map((file) => (
          <RightsButton key={file.id} file={{ ...file, rights: RIGHTS }} of={{ opportunityId: 1 }} />
        ))}
      </>
    ),
  },
  {
    name: 'Uploading',
    Example: () => (
      <WithFiles files={ONE}>
        <DocumentGroups {...group} ownerId={OWNERS.uploading} mayChange />
      </WithFiles>
    ),
  },
  {
    name: 'Refused',
    Example: () => (
      <WithFiles files={BAD}>
        <DocumentGroups {...group} ownerId={OWNERS.some} mayChange />
      </WithFiles>
    ),
  },
  {
    name: 'DocumentUploads: one place for all groups',
    Example: () => <DocumentUploads owner="deal_opportunity" ownerId={OWNERS.none} />,
  },
  {
    name: 'DocumentButtons',
    Example: () => (
      <>
        {DOCUMENTS.slice(0, 1).map((file) => (
          <DocumentButtons key={file.id} file={file} />
        ))}
      </>
    ),
  },
  {
    name: 'PreviewButton',
    Example: () => (
      <>
        {DOCUMENTS.slice(0, 1).map((file) => (
          <PreviewButton key={file.id} file={file} files={DOCUMENTS} />
        ))}
      </>
    ),
  },
  {
    name: 'PendingDocuments: selected before the record exists',
    Example: () => (
      <WithFiles files={ONE}>
        <Pending />
      </WithFiles>
    ),
  },
  {
    name: 'PendingDocuments: in the form of a record with documents',
    Example: () => <Pending ownerId={OWNERS.some} />,
  },
  {
    name: 'ProvenFigures: an add-back that a document proves',
    Example: () => (
      <SampleForm wide values={{ currency: '4', revenues: [NORMALISED] }}>
        <ProvenFigures owner="company" ownerId={OWNERS.some} years={[]} />
      </SampleForm>
    ),
  },
]);
