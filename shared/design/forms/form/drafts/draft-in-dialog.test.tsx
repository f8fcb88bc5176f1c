import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModalOf } from '../../../../kernel/modals/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../../testing/index.ts';
import { ModalFrame } from '../../../ui-extra/index.ts';
import { FileField, FormProvider, TextField, useAppForm, yup } from '../../index.ts';

const schema = yup.object({ note: yup.string(), files: yup.mixed() });
const NONE = { note: '', files: [] as File[] };

const dialogOf = (draftKey: string | undefined) =>
  function Dialog({ onClose }: ModalOf<'deal-qa'>) {
    const form = useAppForm({ schema, defaultValues: NONE, draftKey });
    return (
      <ModalFrame title="Ask" onClose={() => onClose()}>
        <FormProvider {...form}>
          <TextField name="note" label="Note" />
          <FileField name="files" label="Files" multiple />
        </FormProvider>
      </ModalFrame>
    );
  };
async function openWith(draftKey: string | undefined) {
  const { platform } = renderWithPlatform(null, {
    http: fakeHttp(),
    resolveModal: () => async () => dialogOf(draftKey),
  });
  const open = () => act(() => void platform.modals.open('deal-qa', { dealId: 3 }));
  open();
  await userEvent.type(await screen.findByLabelText('Note'), 'Eleven bakeries');
  return { open };
}
const question = () => screen.findByRole('button', { name: 'modal.unsaved.stay' });
const file = new File(['x'], 'terms.pdf', { type: 'application/pdf' });

test('closing a dialog does not ask for what its draft keeps', async () => {
  const { open } = await openWith('ask');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  open();
  expect(await screen.findByLabelText('Note')).toHaveValue('Eleven bakeries');
});

test('it asks without a draft', async () => {
  await openWith(undefined);
  await userEvent.keyboard('{Escape}');
  expect(await question()).toBeVisible();
});

test('it asks for a file that was chosen', async () => {
  await openWith('ask');
  await userEvent.upload(screen.getByLabelText('Files'), file);
  await userEvent.keyboard('{Escape}');
  expect(await question()).toBeVisible();
});
