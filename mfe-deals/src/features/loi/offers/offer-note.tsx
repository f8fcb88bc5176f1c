import { type LetterMark, TEXT } from '@handover/shared/contract';
import { CancellableForm, DraftNotice, rules, TextAreaField, useAppForm, yup } from '@handover/shared/forms';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { Button } from '@handover/shared/ui';
import { useState } from 'react';
import { useMarkLetter } from '../../../queries/mark-letter.mutation.ts';
import classes from './offers.module.css';

interface OfferNoteProps {
  letterId: number;
  own: LetterMark;
  /** Whose letter it is, for who can't see the column. */
  name: string;
}

/** The owner's note on a letter, which nobody else reads. */
export function OfferNote({ letterId, own, name }: OfferNoteProps) {
  const { t } = useTranslation('deals');
  const [isEditing, setEditing] = useState<boolean>();
  if (isEditing)
    return <NoteForm letterId={letterId} own={own} name={name} onDone={() => setEditing(false)} />;
  return (
    <>
      {own.note ? <p className={classes.note}>{own.note}</p> : null}
      <Button
        variant="default"
        size="xs"
        aria-label={t(own.note ? 'offers.changeNoteOf' : 'offers.addNoteOf', { name })}
        onClick={() => setEditing(true)}
        // The focus comes back to where the note was opened.
        autoFocus={isEditing === false}
      >
        {t(own.note ? 'offers.changeNote' : 'offers.addNote')}
      </Button>
    </>
  );
}

const schema = yup.object({ note: rules.text({ max: TEXT.letterNoteMax }) });

function NoteForm({ letterId, own, name, onDone }: OfferNoteProps & { onDone: () => void }) {
  const { t } = useTranslation('deals');
  const messages = useMessages();
  const mark = useMarkLetter(letterId);
  const form = useAppForm({
    schema,
    defaultValues: { note: own.note },
    draftKey: `note-on-letter-${letterId}`,
    draftEdits: true,
  });
  return (
    <CancellableForm
      form={form}
      action={t('offers.saveNote')}
      busy={mark.isPending}
      onCancel={onDone}
      onSubmit={async ({ note }) => {
        await mark.mutateAsync({ mark: own.mark, note: note ?? '' });
        messages.success(t('offers.noteSaved'));
        onDone();
      }}
    >
      <DraftNotice />
      <TextAreaField
        name="note"
        label={t('offers.noteOf', { name })}
        maxLength={TEXT.letterNoteMax}
        rows={4}
        focusFirst
      />
    </CancellableForm>
  );
}
