import type { Company, StoredFile } from '@handover/shared/contract';
import {
  type DocumentQueues,
  flatDocuments,
  PendingDocuments,
  useAllDocumentsQuery,
} from '@handover/shared/documents';
import { useField, useFieldDescription, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useUnsavedGuard } from '@handover/shared/modals';
import { useQuery } from '@handover/shared/query';
import { LoadError } from '@handover/shared/ui';
import type { SellValues } from './sell-kind.ts';
import { chosenFiles } from './take-over/company-files.ts';
import { withoutCopied } from './take-over/without-copied.ts';

interface DocumentsFieldsProps {
  documents: DocumentQueues;
  companies: readonly Company[];
  onFilled: (group: string, isFilled: boolean) => void;
  /** Whether the form begins a new sale, and offers the documents of the company. */
  isNew: boolean;
}

/**
 * The documents of a sale. Of a new one those of the company are taken over, unless they are unticked; what is stored already, as after
 * a save that failed in part, is among the documents of the sale, and is deleted there.
 */
export function DocumentsFields({ documents, companies, onFilled, isNew }: DocumentsFieldsProps) {
  const { t } = useTranslation('opportunities');
  // One field, so that a choice is one change of the form, and not one for each document.
  const { field } = useField('company_files');
  const [id, companyId, chosenByUser] = useWatch<SellValues, ['id', 'company_id', 'company_files']>({
    name: ['id', 'company_id', 'company_files'],
  });
  const company = companies.find((each) => String(each.id) === companyId);
  const ofCompany = useAllDocumentsQuery('company');
  const ofSale = useAllDocumentsQuery('opportunity');
  const offered = useQuery({ ...ofCompany(company?.id ?? 0), enabled: company !== undefined });
  const own = useQuery({ ...ofSale(id ?? 0), enabled: isNew && id !== null });
  useUnsavedGuard(documents.busy);
  useFieldDescription('company_files', {
    label: t('form.documents'),
    linesOf: (value) => namesOf(offered.data ? flatDocuments(offered.data) : [], value),
  });

  const choice = () => {
    if (!isNew || !company || !offered.data || companyId === null || (id !== null && !own.data))
      return undefined;
    const chosen = chosenFiles(chosenByUser, companyId, isNew);
    return {
      files: withoutCopied(offered.data, own.data),
      chosen: chosen === 'all' ? new Set(flatDocuments(offered.data).map((file) => file.id)) : chosen,
      onChoose: (ids: ReadonlySet<number>) => field.onChange({ company_id: companyId, ids: [...ids] }),
      label: t('form.takeOver.mark', { company: company.name }),
    };
  };
  return (
    <>
      {isNew && company && offered.error && !offered.data ? (
        <LoadError
          title={t('form.takeOver.documentsFailed')}
          error={offered.error}
          onRetry={() => void offered.refetch()}
        />
      ) : null}
      <PendingDocuments
        documents={documents}
        ownerId={id ?? undefined}
        stored={choice()}
        onFilled={onFilled}
      />
    </>
  );
}

const namesOf = (files: readonly StoredFile[], value: unknown): string[] => {
  const ids: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'ids') : [];
  return files.filter(({ id }) => Array.isArray(ids) && ids.includes(id)).map(({ name }) => name);
};
