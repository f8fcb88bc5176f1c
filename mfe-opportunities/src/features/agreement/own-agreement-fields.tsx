import { AGREEMENT_EXTENSIONS, TEXT } from '@handover/shared/contract';
import { FileField, TextAreaField, useField, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack, Text } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';
import { AGREEMENT_FORMS } from './agreement.schema.ts';

/** The choice between a text that is written here and a PDF. */
export function OwnAgreementFields({ progress }: { progress: number | undefined }) {
  const { t } = useTranslation('opportunities');
  const { field } = useField('form');
  const form: unknown = useWatch({ name: 'form' });
  const isFile = form === 'file';
  return (
    <>
      <Radio.Group label={t('agreement.form')} value={field.value} onChange={field.onChange} name="form">
        <Stack gap="xs" mt="xs">
          {AGREEMENT_FORMS.map((each) => (
            <Radio key={each} value={each} label={t(`agreement.forms.${each}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {isFile ? (
        <FileField
          name="file"
          label={t('agreement.file')}
          description={t('agreement.fileHelp')}
          accept={AGREEMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          progress={progress}
          required
        />
      ) : (
        <TextAreaField
          name="text"
          label={t('agreement.text')}
          description={t('agreement.help')}
          rows={14}
          maxLength={TEXT.agreementMax}
          required
        />
      )}
      <Text c="dimmed" size="sm">
        {t(isFile ? 'agreement.publicFile' : 'agreement.public')}
      </Text>
    </>
  );
}
