import { useEffect, useState } from 'react';
import { FormSections, type SectionEntry } from '../design/forms/form/sections/form-sections.tsx';
import {
  DraftNotice,
  FormAlert,
  FormSection,
  MoneyField,
  OfficesField,
  RecordForm,
  rules,
  SendProofButton,
  SubmitButton,
  TextAreaField,
  TextField,
  UnsavedGuard,
  useFormContext,
  useRecordForm,
  yup,
} from '../design/forms/index.ts';
import { emptyOffice } from '../design/forms/offices/office-rows.ts';
import { HttpError } from '../kernel/http/index.ts';
import { usePlatform } from '../kernel/platform/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';

const Refused = () => {
  const { setError } = useFormContext();
  useEffect(() => {
    setError('root.server', { message: 'Somebody else has changed this company meanwhile.' });
  }, [setError]);
  return <FormAlert title="The company is not saved" />;
};

const KEY = 'story';

const Draft = () => {
  const { drafts } = usePlatform();
  useState(() => drafts.of(KEY).write(JSON.stringify({ at: Date.now(), values: { kept: 'Jura' } })));
  return (
    <SampleForm wide values={{ kept: '' }} draftKey={KEY}>
      <TextField name="kept" label="What was typed" />
      <DraftNotice />
    </SampleForm>
  );
};

/** The button of a save that never ends. */
const Busy = () => {
  const { handleSubmit } = useFormContext();
  useEffect(() => void handleSubmit(() => new Promise<void>(() => undefined))(), [handleSubmit]);
  return <SubmitButton>Saving</SubmitButton>;
};

const SECTIONS: SectionEntry[] = [
  { id: 'identity', title: 'Identity', state: 'done' },
  { id: 'place', title: 'Place', state: 'missing' },
  { id: 'figures', title: 'Figures', state: 'wrong' },
  { id: 'offices', title: 'Offices', state: 'changed' },
  { id: 'texts', title: 'Texts', state: 'saved' },
  { id: 'notes', title: 'Notes', state: 'optional' },
  { id: 'people', title: 'People', state: 'partly' },
];

const Sections = () => (
  <SampleForm wide values={Object.fromEntries(SECTIONS.map(({ id }) => [id, '']))}>
    <UnsavedGuard />
    <FormSections sections={SECTIONS}>
      {SECTIONS.map(({ id, title }) => (
        <FormSection key={id} id={id} title={title} lead="A lead.">
          <TextField name={id} label={title} />
        </FormSection>
      ))}
    </FormSections>
  </SampleForm>
);

/** Every save fails. */
const reject = () => Promise.reject(new Error('Nothing is stored here'));
const RECORD = { id: 7, name: 'Vercors', city: '' };

const Company = () => {
  const record = useRecordForm({
    schema: yup.object({ name: rules.requiredText() }),
    stored: { values: RECORD, updatedAt: undefined },
    sections: [
      { id: 'record-name', title: 'Identity', fields: ['name'], required: ['name'] },
      { id: 'record-city', title: 'Place', fields: ['city'] },
    ],
    draftKey: 'story-record',
    calls: { save: reject, reload: reject, settle: () => undefined },
    onSaved: () => undefined,
  });
  return (
    <RecordForm record={record} action="Save" cancel={{ to: '/', label: 'Cancel' }}>
      <FormSection id="record-name" title="Identity">
        <TextField name="name" label="Name" required />
      </FormSection>
      <FormSection id="record-city" title="Place">
        <TextField name="city" label="City" />
      </FormSection>
    </RecordForm>
  );
};

const REFUSED = new HttpError({
  kind: 'response',
  status: 409,
  body: { code: 'record.changed', detail: '' },
});
const BEFORE = {
  id: 7,
  name: 'Vercors',
  price: 900_000,
  currency: '1',
  story: 'The last foundry of its kind in the region, and known for it far beyond.',
  offices: [emptyOffice('France')],
  city: 'Grenoble',
};
const STORED = {
  ...BEFORE,
  name: 'Vercors SAS',
  price: 850_000,
  story: 'The last foundry of its kind in the valley, and known for it far beyond.',
  offices: ['Grenoble', 'Annecy'].map((city) => ({ ...emptyOffice('France'), city })),
  city: 'Voiron',
};
const TYPED = {
  ...BEFORE,
  name: '',
  price: 1_000_000,
  story: 'The last working foundry of its kind in the region, and known for it far beyond.',
  offices: ['Grenoble', 'Lyon', 'Chambéry'].map((city) => ({ ...emptyOffice('France'), city })),
};

/** What was typed meets what somebody else has stored. */
const Conflicting = () => {
  const record = useRecordForm({
    schema: yup.object(),
    stored: { values: BEFORE, updatedAt: undefined },
    sections: [{ id: 'conflict', title: 'Company', fields: Object.keys(BEFORE) }],
    draftKey: 'story-conflict',
    calls: {
      save: () => Promise.reject(REFUSED),
      reload: () => Promise.resolve({ values: STORED, updatedAt: 'now' }),
      settle: () => undefined,
    },
    onSaved: () => undefined,
  });
  const { form } = record;
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved) return;
    setSaved(true);
    form.reset(TYPED, { keepDefaultValues: true });
    document.querySelector<HTMLFormElement>('form:has(#conflict)')?.requestSubmit();
  }, [form, isSaved]);
  return (
    <RecordForm record={record} action="Save" cancel={{ to: '/', label: 'Cancel' }}>
      <FormSection id="conflict" title="Company">
        <TextField name="name" label="Name" />
        <MoneyField name="price" label="Price" currencyName="currency" />
        <TextAreaField name="story" label="Story" />
        <OfficesField />
        <TextField name="city" label="City" />
      </FormSection>
    </RecordForm>
  );
};

export default { title: 'Forms' };

export const AllStates = examples([
  { name: 'RecordForm', Example: Company },
  { name: 'FormSections: a section in each state', Example: Sections },
  {
    name: 'RecordForm: changed by somebody else',
    Example: Conflicting,
  },
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
    name: 'SendProofButton',
    Example: () => <SendProofButton user={{ id: 1, email: 'me@example.test' }} />,
  },
  {
    name: 'SubmitButton, idle and busy',
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
]);
