import { addDays, DOCUMENT_ACCESS, isDay } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { CancellableForm, DateField, rules, useAppForm, useField, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import type { ModalOf } from '@handover/shared/modals';
import { Stack } from '@handover/shared/ui';
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
          <Choices name="access" values={DOCUMENT_ACCESS} />
          {access === 'hidden' ? null : <Choices name="opening" values={OPENINGS} />}
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

interface ChoicesProps {
  name: 'access' | 'opening';
  values: readonly string[];
}

/** One choice of several, each with what it means. */
function Choices({ name, values }: ChoicesProps) {
  const { t } = useTranslation('deals');
  const { field, error } = useField(name);
  return (
    <Radio.Group
      label={t(`rights.${name}.label`)}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {values.map((value) => (
          <Radio
            key={value}
            value={value}
            label={t(`rights.${name}.${value}` as 'rights.access.view')}
            description={t(`rights.${name}.${value}Help` as 'rights.access.viewHelp')}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
