import { type DelegationScope, rightsFor, TEXT } from '@handover/shared/contract';
import { marketPlace, marketToday, useFormat } from '@handover/shared/format';
import { CheckboxField, DateField, TextAreaField, useField, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';

/** What the adviser may do, each right with what it means, and until when; for who negotiates also the leave to accept. */
export function TermsFields({ scope }: { scope: DelegationScope }) {
  const { t } = useTranslation('auth');
  const { language } = useFormat();
  const right: unknown = useWatch({ name: 'right' });
  const mayAccept: unknown = useWatch({ name: 'may_accept' });
  return (
    <>
      <RightField scope={scope} />
      {right === 'negotiate' && (
        <>
          <CheckboxField
            name="may_accept"
            label={t('advisers.form.mayAccept')}
            description={t('advisers.form.mayAcceptHelp')}
          />
          {mayAccept === true && (
            <TextAreaField
              name="acceptance_words"
              label={t('advisers.form.words')}
              description={t('advisers.form.wordsHelp')}
              maxLength={TEXT.acceptanceWordsMax}
              rows={2}
              required
            />
          )}
        </>
      )}
      <DateField
        name="ends_on"
        label={t('advisers.form.endsOn')}
        description={t('advisers.form.endsOnHelp', { place: marketPlace(language) })}
        min={marketToday()}
        required
      />
    </>
  );
}

function RightField({ scope }: { scope: DelegationScope }) {
  const { t } = useTranslation('auth');
  const { field, error } = useField('right');
  return (
    <Radio.Group
      label={t('advisers.form.right')}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        {rightsFor(scope).map((right) => (
          <Radio
            key={right}
            value={right}
            label={t(`advisers.rights.${right}`)}
            description={t(`advisers.means.${right}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
