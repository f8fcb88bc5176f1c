import { addDays, DOCUMENT_ACCESS, isDay } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, rules, useAppForm, useField, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { NativeSelect, Stack } from '@handover/shared/ui';
import { ModalFrame, Radio } from '@handover/shared/ui-extra';
import { useSetRights } from '../../queries/document-rights.mutation.ts';
import { hasDay, OPENINGS, type Opening, openingOf, rightsOf } from './opening.rules.ts';

/** What the buyer of a deal, or the buyers of a listing, may do with documents, and from when. */
export function DocumentRightsModal({ of, files, rights, onClose }: ModalOf<'document-rights'>) {
  const { t } = useTranslation('deals');
  const { language } = useFormat();
  const messages = useMessages();
  const save = useSetRights(of);
  const min = addDays(marketToday(), 1);
  const form = useAppForm({
    schema: yup.object({
      access: yup.string().oneOf(DOCUMENT_ACCESS).required(),
      opening: yup.string().oneOf(OPENINGS).required(),
      day: yup
        .string()
        .when(['access', 'opening'], ([access, opening], field) =>
          access !== 'hidden' && hasDay(opening as Opening)
            ? rules.requiredDate().test('ahead', t('rights.ahead'), (day) => !isDay(day) || day >= min)
            : field,
        ),
    }),
    defaultValues: {
      access: rights.access,
      opening: openingOf(rights),
      day: rights.opens_on ?? min,
    },
  });
  const [access, opening] = [form.watch('access'), form.watch('opening')];
  const [first] = files;
  const count = files.length;
  const who = 'dealId' in of ? 'buyer' : 'buyers';
  const name = 'dealId' in of ? of.buyer : undefined;
  return (
    <ModalFrame
      title={count === 1 ? t('rights.title', { name: first?.name }) : t('rights.titleSeveral', { count })}
      busy={save.isPending}
      onClose={() => onClose()}
    >
      <CancellableForm
        form={form}
        lead={t(`rights.lead.${who}`, { name })}
        action={t('rights.action')}
        busy={save.isPending}
        onCancel={() => onClose()}
        beginsSafe
        onSubmit={async (values) => {
          await save.mutateAsync({
            file_ids: files.map(({ id }) => id),
            ...rightsOf(values.access, values.opening, values.day ?? ''),
          });
          messages.success(t(`rights.saved.${values.access}`, { count, name: first?.name }));
          onClose(true);
        }}
      >
        <Stack gap="md">
          <AccessChoice />
          {access === 'hidden' ? null : <OpeningChoice />}
          {access !== 'hidden' && hasDay(opening) ? (
            <DateField
              name="day"
              label={t('rights.day')}
              description={t('rights.dayHelp', { place: marketPlace(language) })}
              min={min}
              required
            />
          ) : null}
        </Stack>
      </CancellableForm>
    </ModalFrame>
  );
}

/** What a buyer may do, each with what it means. */
function AccessChoice() {
  const { t } = useTranslation('deals');
  const { field, error } = useField('access');
  return (
    <Radio.Group
      label={t('rights.access.label')}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {DOCUMENT_ACCESS.map((access) => (
          <Radio
            key={access}
            value={access}
            label={t(`rights.access.${access}`)}
            description={t(`rights.means.${access}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function OpeningChoice() {
  const { t } = useTranslation('deals');
  const { field } = useField('opening');
  return (
    <NativeSelect
      label={t('rights.opening.label')}
      value={field.value}
      onChoose={field.onChange}
      options={OPENINGS.map((value) => ({ value, label: t(`rights.opening.${value}`) }))}
    />
  );
}
