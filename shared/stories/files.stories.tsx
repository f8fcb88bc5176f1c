import { FileField, FileIcon } from '../design/forms/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { fileOf } from './samples/samples.ts';
import { WithFiles } from './samples/with-files.tsx';
import classes from './stories.module.css';

const LETTER = fileOf('Letter of intent.pdf', 240_000);
const ACCOUNTS = [LETTER, fileOf('Annual accounts of the last three years, audited.xlsx', 1_800_000)];
const NOTES = [fileOf('notes.txt', 900)];
const cancel = () => undefined;

const States = () => (
  <SampleForm values={{ none: null, off: null, one: LETTER, several: ACCOUNTS, sent: LETTER, refused: null }}>
    <FileField name="none" label="Empty" description="As the buyer signed it." required />
    <FileField name="off" label="Disabled" disabled />
    <FileField name="one" label="Chosen" accept=".pdf,.doc,.docx" />
    <FileField name="several" label="Several" multiple />
    <FileField name="sent" label="Uploading" progress={0.4} onCancel={cancel} />
    <WithFiles files={NOTES}>
      <FileField name="refused" label="Refused" accept=".pdf" />
    </WithFiles>
  </SampleForm>
);

export default { title: 'Files' };

export const AllStates = examples([
  { name: 'FileField', Example: States },
  {
    name: 'FileField, required',
    Example: () => (
      <SampleForm values={{ missing: null }} invalid>
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
]);
