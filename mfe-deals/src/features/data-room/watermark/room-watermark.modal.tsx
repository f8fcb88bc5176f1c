import type { RoomPage } from '@handover/shared/contract';
import { CancellableForm, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { Checkbox, ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { AlsoFor } from '../../../components/also-for.tsx';
import { useSetWatermark } from '../../../queries/watermark.mutation.ts';
import classes from './watermark.module.css';

/** Whether pdfs carry the name of who reads them, with what that means for the documents that are there. */
export function RoomWatermarkModal({ dealId, buyer, isOn, counts, onClose }: ModalOf<'room-watermark'>) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const save = useSetWatermark(dealId);
  const [isMarked, setMarked] = useState(isOn);
  const [alsoIn, setAlsoIn] = useState<readonly number[]>([]);
  const form = useAppForm({ schema: yup.object({}), defaultValues: {} });
  return (
    <ModalFrame title={t('watermark.title')} busy={save.isPending} onClose={() => onClose()}>
      <CancellableForm
        form={form}
        lead={t('watermark.lead', { name: buyer })}
        action={t('watermark.action')}
        busy={save.isPending}
        onCancel={() => onClose()}
        beginsSafe
        onSubmit={async () => {
          await save.mutateAsync({ is_on: isMarked, also_in: [...alsoIn] });
          messages.success(t(isMarked ? 'watermark.savedOn' : 'watermark.savedOff'));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <Checkbox
            label={t('watermark.choice')}
            checked={isMarked}
            onChange={(event) => setMarked(event.currentTarget.checked)}
          />
          {counts ? <Consequences counts={counts} buyer={buyer} /> : null}
          <AlsoFor dealId={dealId} chosen={alsoIn} onChoose={setAlsoIn} />
          <p className={classes.told}>{t('watermark.next')}</p>
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}

/** Which documents can carry it, and what becomes of the others. */
function Consequences({
  counts,
  buyer,
}: {
  counts: NonNullable<RoomPage['watermark']['counts']>;
  buyer: string;
}) {
  const { t } = useTranslation('deals');
  const { marked, unmarkable, others } = counts;
  const count = others.reduce((sum, each) => sum + each.count, 0);
  const kinds = others.map((each) => each.extension).join(', ');
  return (
    <ul className={classes.told}>
      <li>{t('watermark.marked', { count: marked })}</li>
      {unmarkable > 0 ? <li>{t('watermark.unmarkable', { count: unmarkable, name: buyer })}</li> : null}
      {count > 0 ? <li>{t('watermark.others', { count, kinds })}</li> : null}
    </ul>
  );
}
