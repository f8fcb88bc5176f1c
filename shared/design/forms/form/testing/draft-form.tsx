import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyObjectSchema } from 'yup';
import { createTestPlatform, renderWithPlatform } from '../../../../testing/index.ts';
import {
  DraftNotice,
  FileField,
  FormProvider,
  rules,
  SubmitButton,
  TextField,
  useAppForm,
  yup,
} from '../../index.ts';
import * as store from '../drafts/draft-store.ts';
import { kindsOf } from '../form-kinds.ts';

const KEY = 'sample';
export const slot = createTestPlatform().drafts.of(KEY);
export const schema = yup.object({
  city: rules.text(),
  story: rules.text(),
  password: rules.text(),
  files: yup.mixed(),
});
export const NONE = { city: '', story: '', password: '', files: [] as File[] };
export const readDraft = () => store.readDraft(slot, kindsOf(schema)).current;

interface SampleProps {
  shape?: AnyObjectSchema;
  refused?: boolean;
  /** The stored record, for a form that edits it. */
  stored?: Partial<typeof NONE> | undefined;
  /** The values that `reset` sets after the form was sent. */
  afterwards?: Partial<typeof NONE>;
}

export function Sample({ shape = schema, refused = false, stored, afterwards }: SampleProps) {
  const form = useAppForm({
    schema: shape,
    defaultValues: { ...NONE, ...stored },
    draftKey: KEY,
    draftEdits: stored !== undefined,
  });
  const send = () => {
    if (refused) form.setError('root.server', { type: 'server', message: 'Try again later' });
    else if (afterwards) form.reset({ ...NONE, ...afterwards });
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send)}>
        <TextField name="city" label="City" />
        <TextField name="story" label="Story" />
        <TextField name="password" label="Password" />
        <FileField name="files" label="Files" multiple />
        <DraftNotice />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
export const city = () => screen.getByLabelText<HTMLInputElement>('City');
export const typeCity = (text: string) => fireEvent.change(city(), { target: { value: text } });
/** The host does the same right before it mounts the page anew. */
export const replacePage = () =>
  act(() => {
    const detail = { reloads: false, kept: [], onLost: () => undefined };
    window.dispatchEvent(new CustomEvent('page-replaced', { detail }));
  });
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Writes a draft like another tab of the same browser. */
export const writeElsewhere = (values: object) => {
  const kept = { ...readDraft(), at: Date.now() + 1, values, kinds: { city: 'string', story: 'string' } };
  slot.write(JSON.stringify(kept));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: slot.key }));
  });
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const STORY = 'Two brothers founded the workshop in a barn above the valley.';
export const story = () => screen.getByLabelText<HTMLInputElement>('Story');
export const typeStory = (text: string) => fireEvent.change(story(), { target: { value: text } });

let view: ReturnType<typeof renderWithPlatform> | undefined;
/** Opens the page, or opens it anew, as a reload does. */
export function open(page = <Sample />) {
  view?.unmount();
  view = renderWithPlatform(page);
  return view;
}
export const useDraftClock = () => {
  beforeEach(() => {
    view = undefined;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
};
