import type { DealAgreement, DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, EmptyState, Icon, Section } from '@handover/shared/ui';
import { useState } from 'react';
import { useAddAgreement } from '../../../queries/closing.mutation.ts';
import classes from '../closing.module.css';
import { agreementSchema } from '../closing.schema.ts';
import { AgreementItem } from './agreement-item.tsx';
import { DraftForm } from './draft-form.tsx';

interface AgreementListProps {
  deal: DealDetail;
  agreements: DealAgreement[];
  mayWrite: boolean;
}

/** The agreements that the sides negotiate, each with its drafts. */
export function AgreementList({ deal, agreements, mayWrite }: AgreementListProps) {
  const { t } = useTranslation('deals');
  const [isAdding, setAdding] = useState(false);
  const add = useAddAgreement(deal.id);
  return (
    <Section title={t('closing.agreements.title')}>
      <div className={classes.part}>
        {agreements.length > 0 ? (
          <ul className={classes.agreements}>
            {agreements.map((agreement) => (
              <AgreementItem key={agreement.id} agreement={agreement} deal={deal} />
            ))}
          </ul>
        ) : isAdding ? null : (
          <EmptyState
            title={t('closing.agreements.empty')}
            text={mayWrite ? t('closing.agreements.emptyText') : undefined}
          />
        )}
        {isAdding ? (
          <DraftForm
            schema={agreementSchema(t('closing.agreements.fileMissing'))}
            defaultValues={{ name: agreements.length === 0 ? t('closing.agreements.first') : '', note: '' }}
            draftKey={`agreement-of-deal-${deal.id}`}
            action={t('closing.agreements.add')}
            hasName
            onSend={({ name = '', ...draft }) => add.mutateAsync({ ...draft, name })}
            onClose={() => setAdding(false)}
          />
        ) : mayWrite ? (
          <div data-no-print>
            <Button
              variant="default"
              leftSection={<Icon name="plus" size={18} />}
              onClick={() => setAdding(true)}
            >
              {t('closing.agreements.open')}
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
