import { fireEvent, screen } from '@testing-library/react';
import type { AnyObjectSchema } from 'yup';
import { renderWithPlatform } from '../../../../testing/index.ts';
import { FileField, FormProvider, PasswordField, rules, TextField, useAppForm, yup } from '../../index.ts';
import type { PageReplaced } from './page-replaced.ts';

const schema = yup.object({ city: rules.text(), password: rules.text(), files: yup.mixed() });
const lease = new File(['%PDF-1.7'], 'lease.pdf');

function Sample({ shape = schema, draftKey }: { shape?: AnyObjectSchema; draftKey?: string }) {
  const form = useAppForm({
    schema: shape,
    defaultValues: { city: '', password: '', files: [] as File[] },
    draftKey,
  });
  return (
    <FormProvider {...form}>
      <TextField name="city" label="City" />
      <PasswordField name="password" label="Password" />
      <FileField name="files" label="Files" multiple />
    </FormProvider>
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('City', 'Dole');
  type('Password', 'Otters');
  fireEvent.change(screen.getByLabelText(/Files/, { selector: 'input' }), { target: { files: [lease] } });
};

/** Replaces the page like the host. Returns the values that no form has taken, and whether some can't be kept. */
function replacePage(reloads = false) {
  const onLost = jest.fn();
  const detail: PageReplaced = { reloads, kept: [], onLost };
  window.dispatchEvent(new CustomEvent('page-replaced', { detail }));
  return { onLost, left: () => detail.kept.flatMap(({ values }) => Object.keys(values)) };
}

beforeEach(() => sessionStorage.clear());

test('the form takes over what was entered, passwords and files included, once', () => {
  const first = renderWithPlatform(<Sample />);
  fill();
  const { left, onLost } = replacePage();
  first.unmount();
  const second = renderWithPlatform(<Sample />);
  expect(screen.getByLabelText('City')).toHaveValue('Dole');
  expect(screen.getByLabelText('Password')).toHaveValue('Otters');
  expect(screen.getByText('lease.pdf')).toBeVisible();
  expect(left()).toEqual([]);
  expect(onLost).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('kept-values')).toBeNull();
  second.unmount();
  renderWithPlatform(<Sample />);
  expect(screen.getByLabelText('City')).toHaveValue('');
});

test('a form of another version takes the fields that it has, too', () => {
  const first = renderWithPlatform(<Sample />);
  fill();
  const { left } = replacePage();
  first.unmount();
  renderWithPlatform(<Sample shape={yup.object({ city: rules.text(), password: yup.number() })} />);
  expect(screen.getByLabelText('City')).toHaveValue('Dole');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(left()).toEqual(['password', 'files']);
});

test('where the page is loaded anew, passwords and files are neither stored nor lost without a word', () => {
  const first = renderWithPlatform(<Sample />);
  type('City', 'Dole');
  expect(replacePage(true).onLost).not.toHaveBeenCalled();
  fill();
  expect(replacePage(true).onLost).toHaveBeenCalled();
  const stored = sessionStorage.getItem('kept-values');
  expect(stored).toContain('Dole');
  expect(stored).not.toMatch(/Otters|lease/);
  first.unmount();
});

test('a form with another draft takes nothing, and none takes it much later', () => {
  jest.useFakeTimers();
  const first = renderWithPlatform(<Sample />);
  fill();
  const { left } = replacePage();
  first.unmount();
  const second = renderWithPlatform(<Sample draftKey="another" />);
  expect(screen.getByLabelText('City')).toHaveValue('');
  second.unmount();
  jest.advanceTimersByTime(20_000);
  renderWithPlatform(<Sample />);
  expect(screen.getByLabelText('City')).toHaveValue('');
  expect(left()).toHaveLength(3);
  jest.useRealTimers();
});
