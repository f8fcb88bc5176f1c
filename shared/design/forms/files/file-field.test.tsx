import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { FileField, FormProvider, useAppForm, yup } from '../index.ts';

const schema = yup.object({ files: yup.mixed() });

function Sample() {
  const form = useAppForm({ schema, defaultValues: { files: [] as File[] } });
  return (
    <FormProvider {...form}>
      <FileField name="files" label="Files" multiple />
    </FormProvider>
  );
}
const fileOf = (content: string, lastModified = 1) => new File([content], 'lease.pdf', { lastModified });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/Files/, { selector: 'input' }), { target: { files } });
const chosen = () => within(screen.getByRole('list')).getAllByText('lease.pdf');

test('a file that is chosen again is there once, and another one of its name beside it', () => {
  renderWithPlatform(<Sample />);
  choose(fileOf('the lease'), fileOf('the lease'));
  choose(fileOf('the lease'));
  expect(chosen()).toHaveLength(1);
  choose(fileOf('the lease as signed'), fileOf('the lease', 2));
  expect(chosen()).toHaveLength(3);
});
