import { DocumentGroups } from '@handover/shared/documents';
import { useTranslation } from '@handover/shared/i18n';
import { Section } from '@handover/shared/ui';
import { Confidential } from '../../components/confidential/confidential.tsx';

interface MyDocumentsProps {
  opportunityId: number;
  /** Whether documents can be changed; not those of a sold opportunity. */
  mayChange: boolean;
}

/** The three kinds of documents of a sale, to be read, downloaded and changed by its owner. */
export function MyDocuments({ opportunityId, mayChange }: MyDocumentsProps) {
  const { t } = useTranslation('opportunities');
  return (
    <Confidential>
      <Section title={t('form.section.documents')} lead={mayChange ? t('form.documentsLead') : undefined}>
        <DocumentGroups owner="opportunity" ownerId={opportunityId} mayChange={mayChange} />
      </Section>
    </Confidential>
  );
}
