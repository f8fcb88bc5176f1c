import { FileField, FileIcon } from '../../design/forms/index.ts';
import classes from '../gallery.module.css';
import { fileOf } from '../samples.ts';
import { Chosen } from './chosen.tsx';
import { SampleForm } from './sample-form.tsx';
import type { Section } from './section.ts';

const LETTER = fileOf('Letter of intent.pdf', 240_000);
const ACCOUNTS = [LETTER, fileOf('Annual accounts of the last three years, audited.xlsx', 1_800_000)];
const NOTES = [fileOf('notes.txt', 900)];
const stop = () => undefined;

const States = () => (
  <SampleForm values={{ none: null, off: null, one: LETTER, several: ACCOUNTS, sent: LETTER, refused: null }}>
    <FileField name="none" label="Empty" description="As the buyer signed it." required />
    <FileField name="off" label="Disabled" disabled />
    <FileField name="one" label="Chosen" accept=".pdf,.doc,.docx" />
    <FileField name="several" label="Several" multiple />
    <FileField name="sent" label="On its way" progress={0.4} onCancel={stop} />
    <Chosen files={NOTES}>
      <FileField name="refused" label="Refused" accept=".pdf" />
    </Chosen>
  </SampleForm>
);

export const files: Section = {
  id: 'files',
  title: 'Files',
  examples: [
    { name: 'FileField', Example: States },
    {
      name: 'FileField, missing',
      Example: () => (
        <SampleForm values={{ missing: null }} wrong>
          <FileField name="missing" label="Missing" required />
        </SampleForm>
      ),
    },
    {
      name: 'FileIcon',
      Example: () => (
        <div className={classes.states}>
          {['a.pdf', 'a.docx', 'a.xlsx', 'a.txt'].map((name) => (
            <FileIcon key={name} name={name} />
          ))}
        </div>
      ),
    },
  ],
};
