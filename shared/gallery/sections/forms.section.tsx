import { useEffect, useState } from 'react';
import {
  DraftNotice,
  FormAlert,
  FormChapter,
  FormChapters,
  SubmitButton,
  TextField,
  UnsavedGuard,
  useFormContext,
} from '../../design/forms/index.ts';
import { usePlatform } from '../../kernel/platform/index.ts';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

const Refused = () => {
  const { setError } = useFormContext();
  useEffect(() => {
    setError('root.server', { message: 'Somebody else has changed this company meanwhile.' });
  }, [setError]);
  return <FormAlert title="The company is not saved" />;
};

const KEY = 'gallery';

const Draft = () => {
  const { drafts } = usePlatform();
  useState(() => drafts.of(KEY).write(JSON.stringify({ at: Date.now(), values: { kept: 'Jura' } })));
  return (
    <SampleForm wide values={{ kept: '' }}>
      <DraftNotice draftKey={KEY} />
      <TextField name="kept" label="What was typed" />
    </SampleForm>
  );
};

/** Its button stays busy: the save never ends. */
const Busy = () => {
  const { handleSubmit } = useFormContext();
  useEffect(() => void handleSubmit(() => new Promise<void>(() => undefined))(), [handleSubmit]);
  return <SubmitButton>Saving</SubmitButton>;
};

const CHAPTERS = [
  { id: 'identity', title: 'Identity', fields: ['name'], done: true },
  { id: 'place', title: 'Place', fields: ['city'], done: false },
  { id: 'figures', title: 'Figures', fields: ['revenue'], done: false },
  { id: 'notes', title: 'Notes', fields: ['notes'], done: false, optional: true },
];

const WrongFigures = () => {
  const { setError } = useFormContext();
  useEffect(() => setError('revenue', { message: 'requiredField' }), [setError]);
  return <UnsavedGuard />;
};

const Chapters = () => (
  <SampleForm wide values={{ name: 'Vercors', city: '', revenue: '', notes: '' }}>
    <WrongFigures />
    <FormChapters chapters={CHAPTERS}>
      {CHAPTERS.map(({ id, title, fields: [name = ''] }) => (
        <FormChapter key={id} id={id} title={title} lead="What it is for.">
          <TextField name={name} label={title} />
        </FormChapter>
      ))}
    </FormChapters>
  </SampleForm>
);

export const forms: Section = {
  id: 'forms',
  title: 'Forms',
  examples: [
    { name: 'FormChapters: done, missing, wrong, optional', Example: Chapters },
    { name: 'DraftNotice', Example: Draft },
    {
      name: 'FormAlert',
      Example: () => (
        <SampleForm wide values={{}}>
          <Refused />
        </SampleForm>
      ),
    },
    {
      name: 'SubmitButton, at rest and sending',
      Example: () => (
        <>
          <SampleForm values={{}}>
            <SubmitButton>Save</SubmitButton>
          </SampleForm>
          <SampleForm values={{}}>
            <Busy />
          </SampleForm>
        </>
      ),
    },
  ],
};
