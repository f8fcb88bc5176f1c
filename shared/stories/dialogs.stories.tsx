import { useState } from 'react';
import { CancellableForm, RowsDialog, TextField, useAppForm, yup } from '../design/forms/index.ts';
import { Button, Text } from '../design/ui/index.ts';
import { DialogFoot, Drawer, Modal, ModalFrame } from '../design/ui-extra/index.ts';
import { type ModalName, type ModalProps, useModals } from '../kernel/modals/index.ts';
import { examples } from './samples/examples.tsx';
import { FAILING_MODAL, SLOW_MODAL } from './samples/story-server.ts';
import classes from './stories.module.css';

const QUESTION = {
  title: 'Remove the company?',
  text: 'Its opportunities are removed with it.',
  action: 'Remove the company',
};
const CLOSED = { title: 'This data room is closed', text: 'The deal was ended on 3 March.' };
const LINK = { to: '/user-deals', label: 'All deals' };
const DAYS = { title: 'Due diligence', min: '2026-03-02', max: '2026-06-30' };

const previewed = (id: number, name: string, extension: string) => ({
  id,
  name,
  extension,
  url: `/api/files/${id}/`,
  size: 240_000,
});
const PREVIEWED = [
  previewed(1, 'Annual accounts 2025.pdf', 'pdf'),
  previewed(2, 'Annual accounts 2024.pdf', 'pdf'),
  previewed(3, 'Lease of 1998.doc', 'doc'),
];

const Opener = <Name extends ModalName>({
  name,
  props,
  label,
}: {
  name: Name;
  props: ModalProps<Name>;
  label: string;
}) => {
  const modals = useModals();
  return (
    <Button variant="default" aria-haspopup="dialog" onClick={() => void modals.open(name, props)}>
      {label}
    </Button>
  );
};

const FRAMES = ['Modal', 'ModalFrame', 'ModalFrame, busy', 'Drawer'] as const;
const INSIDE = <Text>The content.</Text>;

const NAME = yup.object({ name: yup.string().required() });

const FormExample = () => {
  const form = useAppForm({ schema: NAME, defaultValues: { name: '' } });
  const nothing = () => undefined;
  return (
    <CancellableForm
      form={form}
      lead="What it is about."
      action="Rename"
      onSubmit={nothing}
      onCancel={nothing}
    >
      <TextField name="name" label="Name" required />
    </CancellableForm>
  );
};

const Frames = () => {
  const [open, setOpen] = useState<(typeof FRAMES)[number]>();
  const close = () => setOpen(undefined);
  const closeButtonProps = { 'aria-label': 'Close' };
  return (
    <div className={classes.states}>
      {FRAMES.map((frame) => (
        <Button key={frame} variant="default" aria-haspopup="dialog" onClick={() => setOpen(frame)}>
          {frame}
        </Button>
      ))}
      <Modal opened={open === 'Modal'} onClose={close} title="Modal" closeButtonProps={closeButtonProps}>
        {INSIDE}
      </Modal>
      <Drawer opened={open === 'Drawer'} onClose={close} title="Drawer" closeButtonProps={closeButtonProps}>
        {INSIDE}
      </Drawer>
      {open?.startsWith('ModalFrame') ? (
        <ModalFrame title={open} onClose={close} busy={open === 'ModalFrame, busy'}>
          {INSIDE}
          <DialogFoot>
            <Button variant="default" onClick={close}>
              Close it
            </Button>
          </DialogFoot>
        </ModalFrame>
      ) : null}
    </div>
  );
};

const CITIES = yup.array(yup.object({ city: yup.string().required() }));

const ImportExample = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Rows of a spreadsheet
      </Button>
      {isOpen ? (
        <RowsDialog
          title="Cities from a spreadsheet"
          hint="A row for each city."
          room={10}
          takeLabel={(count) => `Take ${count}`}
          fields={[{ key: 'city', label: 'City', names: /^city$/u, required: true }]}
          rule={CITIES}
          toRow={({ city = '' }) => ({ city })}
          take={() => undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

export default { title: 'Dialogs' };

export const AllStates = examples([
  {
    name: 'confirm',
    Example: () => (
      <div className={classes.states}>
        <Opener name="confirm" props={QUESTION} label="A question" />
        <Opener name="confirm" props={{ ...QUESTION, danger: true }} label="An irreversible action" />
      </div>
    ),
  },
  {
    name: 'closed',
    Example: () => (
      <div className={classes.states}>
        <Opener name="closed" props={CLOSED} label="Closed" />
        <Opener name="closed" props={{ ...CLOSED, link: LINK }} label="Closed, with a link" />
      </div>
    ),
  },
  {
    name: 'document-preview: what surrounds a document',
    Example: () => (
      <div className={classes.states}>
        <Opener name="document-preview" props={{ files: PREVIEWED, first: 1 }} label="Being read" />
        <Opener name="document-preview" props={{ files: PREVIEWED, first: 2 }} label="Failed to load" />
        <Opener name="document-preview" props={{ files: PREVIEWED, first: 3 }} label="Download only" />
      </div>
    ),
  },
  {
    name: 'range-date-picker',
    Example: () => (
      <div className={classes.states}>
        <Opener name="range-date-picker" props={{ ...DAYS, from: null, to: null }} label="No days" />
        <Opener
          name="range-date-picker"
          props={{ ...DAYS, from: '2026-03-09', to: '2026-03-20' }}
          label="Both days"
        />
      </div>
    ),
  },
  {
    name: 'While the code of a modal is loading, and after that failed',
    Example: () => (
      <div className={classes.states}>
        <Opener name={SLOW_MODAL} props={{}} label="Loading" />
        <Opener name={FAILING_MODAL} props={{}} label="Failed to load" />
      </div>
    ),
  },
  { name: 'Frames', Example: Frames },
  { name: 'RowsDialog', Example: ImportExample },
  { name: 'CancellableForm: in a page', Example: FormExample },
]);
