import { DocumentGroups, PendingDocuments, useDocumentQueues } from '../../domain/documents/index.ts';
import { OWNERS } from '../gallery-server.ts';
import { fileOf } from '../samples.ts';
import { Chosen } from './chosen.tsx';
import type { Section } from './section.ts';

const ONE = [fileOf('Audit report 2025.pdf', 2_400_000)];
const BAD = [fileOf('notes.txt', 900), fileOf('empty.pdf', 0), ...ONE, ...ONE];
const KINDS = ['documents'] as const;
const group = { owner: 'company', kinds: KINDS } as const;

const Pending = () => <PendingDocuments documents={useDocumentQueues('company')} />;

export const documents: Section = {
  id: 'documents',
  title: 'Documents',
  examples: [
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
    { name: 'On their way', Example: () => <DocumentGroups {...group} ownerId={OWNERS.loading} /> },
    {
      name: 'Not to be had',
      Example: () => <DocumentGroups {...group} ownerId={OWNERS.forbidden} mayChange />,
    },
    {
      name: 'Being sent',
      Example: () => (
        <Chosen files={ONE}>
          <DocumentGroups {...group} ownerId={OWNERS.sending} mayChange />
        </Chosen>
      ),
    },
    {
      name: 'Refused',
      Example: () => (
        <Chosen files={BAD}>
          <DocumentGroups {...group} ownerId={OWNERS.some} mayChange />
        </Chosen>
      ),
    },
    {
      name: 'PendingDocuments: chosen before there is a record',
      Example: () => (
        <Chosen files={ONE}>
          <Pending />
        </Chosen>
      ),
    },
  ],
};
