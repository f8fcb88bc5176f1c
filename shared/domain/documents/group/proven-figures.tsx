import { useWatch } from 'react-hook-form';
import type { AddBack } from '../../../contract/companies/business.schema.ts';
import { type RevenueRow, RevenuesField } from '../../../design/forms/index.ts';
import { useQuery } from '../../../kernel/query/index.ts';
import { flatDocuments, useAllDocumentsQuery } from '../queries/all-documents.query.ts';
import type { DocumentOwner } from './collections.ts';

type Years = readonly { add_backs?: readonly Pick<AddBack, 'proof'>[] | undefined }[];

interface ProvenFiguresProps {
  owner: DocumentOwner;
  /** Undefined as long as it is not stored. */
  ownerId: number | undefined;
  /** Years that the form may hold, with the documents that prove them already. */
  years: Years;
}

const hasAddBacks = (rows: readonly RevenueRow[] | undefined) =>
  (rows ?? []).some(({ add_backs: lines }) => (lines?.length ?? 0) > 0);

/** The yearly figures of a form, whose add-backs stored documents may prove. These are loaded once there is a line. */
export const ProvenFigures = ({ owner, ownerId, years }: ProvenFiguresProps) => {
  const isAsked: boolean = useWatch({ name: 'revenues', compute: hasAddBacks });
  const documentsOf = useAllDocumentsQuery(owner);
  const { data } = useQuery({ ...documentsOf(ownerId ?? 0), enabled: isAsked && ownerId !== undefined });
  const proving = years.flatMap(({ add_backs: lines = [] }) => lines.flatMap(({ proof }) => proof ?? []));
  const known = [...(data ? flatDocuments(data) : []), ...proving].map(
    ({ id, name }) => [id, { id, name }] as const,
  );
  return <RevenuesField proofs={[...new Map(known).values()]} />;
};
