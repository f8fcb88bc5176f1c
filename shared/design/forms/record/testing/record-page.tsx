import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../../kernel/platform/index.ts';
import { fakeHttp, renderWithPlatform } from '../../../../testing/index.ts';
import { FormSection, RecordForm, rules, TextField, useRecordForm, yup } from '../../index.ts';

interface Values {
  id: number | null;
  name: string;
  city: string;
  notes: string;
}
export type Wire = Omit<Values, 'id'> & { id: number; updated_at: string };

const schema = yup.object({
  id: yup.number().nullable(),
  name: rules.requiredText({ min: 2 }),
  city: rules.text(),
  notes: rules.text(),
});
const SECTIONS = [
  { id: 'identity', title: 'Identity', fields: ['name', 'city'], required: ['name'] },
  { id: 'more', title: 'More', fields: ['notes'] },
];
const stored = ({ updated_at, ...values }: Wire) => ({ values, updatedAt: updated_at });
export const record: Wire = { id: 7, name: 'Vercors', city: 'Grenoble', notes: '', updated_at: 'first' };

interface PageProps {
  onSaved: (name: string) => void;
  isNew: boolean;
  /** The stored record. */
  from?: Wire;
}

export function Page({ onSaved, isNew, from = record }: PageProps) {
  const { http } = usePlatform();
  const state = useRecordForm<Values, Wire>({
    schema,
    stored: isNew
      ? { values: { id: null, name: '', city: '', notes: '' }, updatedAt: undefined }
      : stored(from),
    sections: SECTIONS,
    draftKey: 'record',
    calls: {
      save: ({ after: { id, name, city }, options }) =>
        id === null
          ? http.post('/records/', { name, city })
          : http.patch(`/records/${id}/`, { name, city }, options),
      related: [
        {
          name: 'documents',
          fields: ['notes'],
          save: ({ id, after: { notes }, options }) => http.post(`/records/${id}/notes/`, { notes }, options),
        },
      ],
      reload: async (id) => stored(await http.get<Wire>(`/records/${id}/`)),
      settle: () => undefined,
    },
    onSaved: ({ values }) => onSaved(values.name),
  });
  return (
    <RecordForm record={state} action="Save" cancel={{ to: '/elsewhere', label: 'Cancel' }}>
      {SECTIONS.map(({ id, title, fields }) => (
        <FormSection key={id} id={id} title={title}>
          {fields.map((name) => (
            <TextField key={name} name={name} label={name} />
          ))}
        </FormSection>
      ))}
    </RecordForm>
  );
}

export const server = () =>
  fakeHttp()
    .on('post', '/records/', { body: record })
    .on('patch', '/records/7/', { body: { ...record, updated_at: 'second' } })
    .on('post', '/records/7/notes/', { body: { updated_at: 'third' } });
export const openForm = (http = server(), isNew = false) => {
  const onSaved = jest.fn();
  const view = renderWithPlatform(<Page onSaved={onSaved} isNew={isNew} />, {
    http,
    signedIn: true,
    route: '/form',
  });
  return { http, onSaved, ...view };
};
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export const stateOf = (section: RegExp) =>
  within(screen.getByRole('navigation')).getByRole('link', { name: section }).getAttribute('data-state');
export const isDraftKept = (text = 'values') => JSON.stringify([localStorage, sessionStorage]).includes(text);
export const writes = ({ calls }: ReturnType<typeof fakeHttp>) =>
  calls.filter(({ method }) => method !== 'get').map(({ method, path, ifMatch }) => [method, path, ifMatch]);
