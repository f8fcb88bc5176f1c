import type { Company, Opportunity, PrivateData } from '@handover/shared/contract';
import { useDocumentQueues, useRelatedDocuments } from '@handover/shared/documents';
import { combineQueries, type QueryResult } from '@handover/shared/query';
import { useSearchParams } from '@handover/shared/router';
import { LoadingBlock, QueryView } from '@handover/shared/ui';
import { useMemo } from 'react';
import { useCopiedDocuments } from '../../queries/copied-documents.mutation.ts';
import { useMyCompanies } from '../../queries/my-opportunities.query.ts';
import { usePrivateData } from '../../queries/opportunity.query.ts';
import { useSellFigures } from '../../queries/sell-figures.mutation.ts';
import { CompanyChanges } from './company-changes/company-changes.tsx';
import { useCompanyDecisions } from './company-changes/use-company-decisions.ts';
import { IdentityNotice } from './identity/identity-notice.tsx';
import { useIdentityCheck } from './identity/use-identity-check.ts';
import { NoCompany } from './no-company.tsx';
import { sellSchema } from './opportunity.schema.ts';
import { type OnStored, OpportunityForm } from './opportunity-form.tsx';
import { Readiness } from './readiness/readiness.tsx';
import { SellFields } from './sell-fields.tsx';
import { type SellValues, sellKind } from './sell-kind.ts';
import { chosenFiles } from './take-over/company-files.ts';
import { useDocumentsState } from './use-documents-state.ts';

interface SellFormProps {
  opportunity?: Opportunity;
  onStored?: OnStored;
  /** The delegation by which an adviser sells a company for somebody. */
  delegation?: number | undefined;
}

/** The user sells one of their companies; without one that is not sold, they are sent to register one first. */
export function SellForm({ opportunity, onStored, delegation }: SellFormProps) {
  const stored = usePrivateData(opportunity?.id);
  const actingFor = opportunity ? opportunity.acting_for?.delegation_id : delegation;
  // A new opportunity has no private data yet.
  const privateData: QueryResult<PrivateData | null> = opportunity ? stored : { ...stored, data: null };

  return (
    <QueryView
      query={combineQueries(useMyCompanies(actingFor), privateData)}
      skeleton={<LoadingBlock variant="form" count={6} />}
    >
      {([{ results: companies }, data]) =>
        // An adviser may have been let into the opportunity without its company.
        (opportunity ? !actingFor && companies.length === 0 : companies.every(({ sold }) => sold)) ? (
          <NoCompany isOwn={!actingFor} />
        ) : (
          <LoadedSellForm {...{ opportunity, companies, onStored }} privateData={data} />
        )
      }
    </QueryView>
  );
}

interface LoadedSellFormProps {
  opportunity: Opportunity | undefined;
  privateData: PrivateData | null;
  companies: readonly Company[];
  onStored: OnStored | undefined;
}

function LoadedSellForm({ opportunity, privateData, companies, onStored }: LoadedSellFormProps) {
  const [query] = useSearchParams();
  const documents = useDocumentQueues('opportunity');
  const isNew = opportunity === undefined;
  const { onFilled, filled, ...documentsState } = useDocumentsState(documents, isNew);
  const copied = useCopiedDocuments<SellValues>(({ company_files, company_id }) =>
    chosenFiles(company_files, company_id, isNew),
  );
  const related = [...useSellFigures(), copied, ...useRelatedDocuments<SellValues>(documents, 'documents')];
  const changes = useCompanyDecisions(opportunity, query.get('take') === 'company');
  const hasFigures = privateData === null || privateData.revenues.length > 0;
  const schema = useMemo(() => sellSchema(hasFigures ? 1 : 0), [hasFigures]);
  const company = companies.find(({ id, sold }) => !sold && String(id) === query.get('company'));
  const stored = sellKind.toStored({ opportunity, privateData, company });
  const identity = useIdentityCheck(
    opportunity && opportunity.validated !== false ? stored.values : undefined,
  );
  return (
    <OpportunityForm
      kind={sellKind}
      opportunity={opportunity}
      stored={stored}
      schema={schema}
      saving={{ related, isConfirmed: identity.isConfirmed }}
      // It reads the company, into which not every adviser is let.
      beforeSave={companies.length > 0 ? identity.beforeSave : undefined}
      onSaved={changes.onSaved}
      onStored={onStored}
      states={{ documents: documentsState }}
      notice={<IdentityNotice check={identity} />}
    >
      <CompanyChanges changes={changes} />
      <SellFields
        companies={companies}
        documents={documents}
        onFilled={onFilled}
        isNew={isNew}
        findings={identity.findings}
        listing={opportunity}
        revenues={privateData?.revenues ?? []}
      />
      <Readiness documents={filled} />
    </OpportunityForm>
  );
}
