import type { Company } from '@handover/shared/contract';
import {
  type DocumentQueues,
  flatDocuments,
  PendingDocuments,
  useAllDocumentsQuery,
} from '@handover/shared/documents';
import { useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useUnsavedGuard } from '@handover/shared/modals';
import { useQuery } from '@handover/shared/query';
import { LoadError } from '@handover/shared/ui';
import type { CopiedDocuments } from '../../queries/copied-documents.mutation.ts';
import type { SellValues } from './sell-kind.ts';

interface DocumentsFieldsProps {
  documents: DocumentQueues;
  copied: CopiedDocuments<SellValues>;
  companies: readonly Company[];
  /** Undefined for a new one. */
  opportunityId: number | undefined;
}

export function DocumentsFields({ documents, opportunityId, ...props }: DocumentsFieldsProps) {
  useUnsavedGuard(documents.busy);
  return opportunityId === undefined ? (
    <NewDocuments documents={documents} {...props} />
  ) : (
    <PendingDocuments documents={documents} ownerId={opportunityId} />
  );
}

/** Those of the company are taken over, unless they are unticked. */
function NewDocuments({ documents, copied, companies }: Omit<DocumentsFieldsProps, 'opportunityId'>) {
  const { t } = useTranslation('opportunities');
  const allDocuments = useAllDocumentsQuery('company');
  const companyId = useWatch<SellValues, 'company_id'>({ name: 'company_id' });
  const company = companies.find(({ id }) => String(id) === companyId);
  const { data, error, refetch } = useQuery({
    ...allDocuments(company?.id ?? 0),
    enabled: company !== undefined,
  });
  const chosen = copied.chosenOf(companyId);
  const stored =
    company && data
      ? {
          files: data,
          chosen: chosen === 'all' ? new Set(flatDocuments(data).map(({ id }) => id)) : chosen,
          onChoose: (ids: ReadonlySet<number>) => copied.choose(companyId, ids),
          label: t('form.takeOver.mark', { company: company.name }),
        }
      : undefined;
  return (
    <>
      {company && error && !data ? (
        <LoadError title={t('form.takeOver.documentsFailed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      <PendingDocuments documents={documents} stored={stored} />
    </>
  );
}
