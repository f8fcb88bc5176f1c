import type { DealAgreement, DealDetail } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button } from '@handover/shared/ui';
import { useId, useState } from 'react';
import { useAddVersion } from '../../../queries/closing.mutation.ts';
import { mayAs } from '../../../rules/acting.ts';
import classes from '../closing.module.css';
import { versionSchema } from '../closing.schema.ts';
import { DraftForm } from './draft-form.tsx';
import { VersionItem } from './version-item.tsx';

interface AgreementItemProps {
  agreement: DealAgreement;
  deal: DealDetail;
}

/** An agreement: its newest version with what can be done with it, and the earlier ones. */
export function AgreementItem({ agreement, deal }: AgreementItemProps) {
  const { t } = useTranslation('deals');
  const [isAdding, setAdding] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  const list = useId();
  const add = useAddVersion(agreement.id);
  const { id, name, versions } = agreement;
  const [newest, ...earlier] = versions;
  const mayAdd = agreement.may_add && mayAs(deal.acting_for, 'ask');
  return (
    <li className={classes.agreement}>
      <h3 className={classes.agreementName}>{name}</h3>
      {newest ? <VersionItem version={newest} deal={deal} agreement={name} isNewest /> : null}
      {isAdding ? (
        <DraftForm
          schema={versionSchema(t('closing.agreements.fileMissing'))}
          defaultValues={{ note: '' }}
          draftKey={`version-of-agreement-${id}`}
          action={t('closing.version.add')}
          onSend={({ note, file }) => add.mutateAsync({ note, file })}
          onClose={() => setAdding(false)}
        />
      ) : mayAdd ? (
        <div data-no-print>
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            {t('closing.version.open')}
          </Button>
        </div>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <div data-no-print>
            <Button
              size="xs"
              variant="subtle"
              aria-expanded={showsEarlier}
              aria-controls={showsEarlier ? list : undefined}
              onClick={() => setShowsEarlier(!showsEarlier)}
            >
              {t('closing.version.earlier', { count: earlier.length })}
            </Button>
          </div>
          {showsEarlier ? (
            <ul id={list} className={classes.versions}>
              {earlier.map((version) => (
                <li key={version.id}>
                  <VersionItem version={version} deal={deal} agreement={name} isNewest={false} />
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </li>
  );
}
