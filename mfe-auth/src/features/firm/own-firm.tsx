import type { Firm } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { Button, Section } from '@handover/shared/ui';
import { useState } from 'react';
import { FirmCard } from './firm-card.tsx';
import { FirmForm } from './firm-form.tsx';

/** What the firm tells of itself, which its owners change in place. */
export function OwnFirm({ firm, canEdit }: { firm: Firm; canEdit: boolean }) {
  const { t } = useTranslation('auth');
  const [isEditing, setEditing] = useState<boolean>();
  return (
    <Section
      title={t('firm.card')}
      lead={t('firm.seen')}
      actions={
        canEdit && !isEditing ? (
          // The focus comes back to where the form was opened.
          <Button variant="default" onClick={() => setEditing(true)} autoFocus={isEditing === false}>
            {t('firm.edit')}
          </Button>
        ) : undefined
      }
    >
      {isEditing && canEdit ? (
        <FirmForm firm={firm} onDone={() => setEditing(false)} />
      ) : (
        <FirmCard firm={firm} about={firm.about} />
      )}
    </Section>
  );
}
