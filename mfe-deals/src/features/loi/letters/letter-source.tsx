import { LOI_EXTENSIONS } from '@handover/shared/contract';
import { FileField, useField, useFormContext, useWatch } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { Stack } from '@handover/shared/ui';
import { Radio } from '@handover/shared/ui-extra';
import { type LoiFormValues, PROPOSED_TERMS } from '../form/loi-form.values.ts';

interface LetterSourceProps {
  /** The terms that it began with are only proposed, and were in no letter yet. */
  isProposal: boolean;
  /** Whether the file of the previous version stays if no other is chosen. */
  keepsFile: boolean;
  /** 0 to 1 during an upload. */
  progress: number | undefined;
}

const SOURCES = ['written', 'own'] as const;

/** The choice between a letter that is written here from its terms, and a file. */
export function LetterSource({ isProposal, keepsFile, progress }: LetterSourceProps) {
  const { t } = useTranslation('deals');
  const { field } = useField('source');
  const { getValues, setValue } = useFormContext<LoiFormValues>();
  const source: unknown = useWatch({ name: 'source' });
  const choose = (chosen: string) => {
    field.onChange(chosen);
    const { structure, exclusivity_days } = getValues();
    const proposed = PROPOSED_TERMS;
    // A file isn't said to contain what was only proposed.
    if (chosen === 'own') {
      if (!isProposal) return;
      const isPartLater = structure.earn_out.amount !== null || structure.vendor_loan.amount !== null;
      if (structure.type === proposed.type && !isPartLater) setValue('structure.type', '');
      if (exclusivity_days === proposed.exclusivity_days) setValue('exclusivity_days', null);
    } else {
      if (!structure.type) setValue('structure.type', proposed.type);
      if (exclusivity_days === null) setValue('exclusivity_days', proposed.exclusivity_days);
    }
  };
  return (
    <Stack gap="md">
      <Radio.Group label={t('loi.source.label')} value={field.value} onChange={choose} name="source">
        <Stack gap="xs" mt="xs">
          {SOURCES.map((each) => (
            <Radio
              key={each}
              value={each}
              label={t(`loi.source.${each}`)}
              description={t(`loi.source.${each}Help`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {source === 'own' ? (
        <FileField
          name="file"
          label={t('loi.file.label')}
          description={[keepsFile && t('loi.file.updateHelp'), t('loi.file.notKept')]
            .filter(Boolean)
            .join(' ')}
          progress={progress}
          required={!keepsFile}
          accept={LOI_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        />
      ) : null}
    </Stack>
  );
}
