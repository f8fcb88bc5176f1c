import { LETTER_MARKS, type LetterMark } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { NativeSelect } from '@handover/shared/ui';
import { useMarkLetter } from '../../../queries/mark-letter.mutation.ts';

/** The owner's mark of a letter, kept as it is chosen. */
export function OfferMark({ letterId, own, name }: { letterId: number; own: LetterMark; name: string }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const mark = useMarkLetter(letterId);
  // What was chosen stands at once, also while it is saved.
  const shown = mark.isPending ? mark.variables.mark : own.mark;
  return (
    <NativeSelect
      label={t('offers.markOf', { name })}
      value={shown ?? ''}
      options={[
        { value: '', label: t('offers.marks.none') },
        ...LETTER_MARKS.map((value) => ({ value, label: t(`offers.marks.${value}`) })),
      ]}
      onChoose={(value) =>
        mark.mutate(
          { mark: LETTER_MARKS.find((each) => each === value) ?? null, note: own.note },
          { onError: (error) => messages.failure(error) },
        )
      }
    />
  );
}
