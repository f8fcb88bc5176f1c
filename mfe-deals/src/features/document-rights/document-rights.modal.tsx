import { addDays } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, useAppForm } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
import { Checkbox, ModalFrame } from '@handover/shared/ui-extra';
import { useState } from 'react';
import { AlsoFor } from '../../components/also-for.tsx';
import { RoomEffectNote } from '../../components/room-effect-note.tsx';
import { useSetRights } from '../../queries/document-rights.mutation.ts';
import { useRoomEffect } from '../../queries/room-effect.query.ts';
import { AccessChoice } from './access-choice.tsx';

import { type Choice, hasDay, INHERITED, type Opening, openingOf, rightsOf } from './opening.rules.ts';
import { OpeningChoice } from './opening-choice.tsx';
import { rightsSchema } from './rights.schema.ts';
import { useToldMissing } from './use-told-missing.ts';

/** What the buyer of a deal, or the buyers of a listing, may do with documents and folders, and from when. */
export function DocumentRightsModal(props: ModalOf<'document-rights'>) {
  const { of, files, folders = [], rights, within, onClose } = props;
  const { t } = useTranslation('deals');
  const { language } = useFormat();
  const messages = useMessages();
  const tellMissing = useToldMissing();
  const save = useSetRights(of);
  const [alsoIn, setAlsoIn] = useState<readonly number[]>([]);
  const [isWithin, setIsWithin] = useState(false);
  const min = addDays(marketToday(), 1);
  const mayInherit = within !== undefined && within.folder !== null;
  const form = useAppForm({
    schema: rightsSchema(min, t('rights.ahead')),
    defaultValues: {
      access: (mayInherit && within.isInherited ? INHERITED : rights.access) as Choice,
      opening: openingOf(rights),
      day: rights.opens_on ?? min,
    },
  });
  const [access, opening, day] = [form.watch('access'), form.watch('opening'), form.watch('day')];
  const ids = {
    file_ids: files.map(({ id }) => id),
    folder_ids: folders.map(({ id }) => id),
    within: isWithin,
  };
  const chosen = rightsOf(access as Choice, opening as Opening, day ?? '', within?.folder === null);
  const dealId = 'dealId' in of ? of.dealId : undefined;
  const effect = useRoomEffect(dealId ?? 0, dealId ? { rights: { ...ids, ...chosen } } : undefined);
  const all = [...folders, ...files];
  const [first] = all;
  const count = all.length;
  const hasOpening = access !== 'hidden' && access !== INHERITED;
  const name = 'dealId' in of ? of.buyer : undefined;
  return (
    <ModalFrame
      title={count === 1 ? t('rights.title', { name: first?.name }) : t('rights.titleSeveral', { count })}
      busy={save.isPending}
      onClose={() => onClose()}
    >
      <CancellableForm
        form={form}
        lead={t(`rights.lead.${folders.length > 0 ? 'folder' : name === undefined ? 'buyers' : 'buyer'}`, {
          name,
        })}
        action={t('rights.action')}
        busy={save.isPending}
        onCancel={() => onClose()}
        beginsSafe
        onSubmit={async () => {
          const { missing } = await save.mutateAsync({ ...ids, ...chosen, also_in: [...alsoIn] });
          messages.success(t(`rights.saved.${access as Choice}`, { count, name: first?.name }));
          tellMissing(missing);
          onClose(true);
        }}
      >
        <Stack gap="md">
          <AccessChoice within={mayInherit ? within : undefined} />
          {hasOpening ? <OpeningChoice /> : null}
          {hasOpening && hasDay(opening as Opening) ? (
            <DateField
              name="day"
              label={t('rights.day')}
              description={t('rights.dayHelp', { place: marketPlace(language) })}
              min={min}
              required
            />
          ) : null}
          {folders.length > 0 ? (
            <Checkbox
              label={t('rights.within')}
              checked={isWithin}
              onChange={(event) => setIsWithin(event.currentTarget.checked)}
            />
          ) : null}
          {dealId === undefined ? null : <AlsoFor dealId={dealId} chosen={alsoIn} onChoose={setAlsoIn} />}
          <RoomEffectNote effect={effect.data} isUnknown={effect.isError} buyer={name ?? ''} />
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}
