import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useAppForm, yup } from '../../../design/forms/index.ts';
import { renderWithPlatform } from '../../../testing/index.ts';
import { ImageField } from './image-field.tsx';

const drawn = jest.fn();
let size = { width: 2000, height: 1000 };

/** Replaces the parts of pictures that jsdom lacks. */
beforeEach(() => {
  drawn.mockClear();
  size = { width: 2000, height: 1000 };
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = async function decode() {
    if (size.width === 0) throw new Error('not a picture');
  };
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', {
    configurable: true,
    get: () => size.width,
  });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', {
    configurable: true,
    get: () => size.height,
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: drawn })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done, type) {
    done(new Blob([`${this.width}x${this.height}`], { type }));
  };
});

const values: { picture?: File | null } = {};
const Form = ({ current, aspect = 1 }: { current?: string; aspect?: number }) => {
  const form = useAppForm<{ picture: File | null | undefined }>({
    schema: yup.object({ picture: yup.mixed() }),
    defaultValues: { picture: undefined },
  });
  Object.assign(values, form.watch());
  return (
    <FormProvider {...form}>
      <ImageField name="picture" label="Portrait" aspect={aspect} width={512} current={current} />
    </FormProvider>
  );
};
const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const choose = async (file: File) =>
  userEvent.upload(screen.getByLabelText('Portrait'), file, { applyAccept: false });

test('a chosen image is cropped to the centre, with the maximum width', async () => {
  renderWithPlatform(<Form />);
  expect(screen.getByRole('img', { name: 'picture.none' })).toBeVisible();
  await choose(photo());
  await userEvent.click(await screen.findByRole('button', { name: 'picture.use' }));
  await waitFor(() => expect(values.picture).toBeInstanceOf(File));
  expect(drawn.mock.calls[0]?.slice(1)).toEqual([500, 0, 1000, 1000, 0, 0, 512, 512]);
  expect(values.picture?.name).toBe('me.jpg');
  expect(await screen.findByRole('img', { name: 'picture.chosen' })).toBeVisible();
});

test('the crop is chosen by keyboard, and its position is announced', async () => {
  renderWithPlatform(<Form />);
  await choose(photo('me.png', 'image/png'));
  const frame = await screen.findByRole('application', { name: 'picture.frame' });
  await waitFor(() => expect(frame).toHaveFocus());
  for (let step = 0; step < 20; step++) fireEvent.keyDown(frame, { key: 'ArrowRight' });
  for (let step = 0; step < 10; step++) fireEvent.keyDown(frame, { key: '+' });
  expect(screen.getByText('picture.where')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'picture.use' }));
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  const [left, top, width, height] = drawn.mock.calls[0]?.slice(1) ?? [];
  expect([left, top, width, height].map(Math.round)).toEqual([1250, 250, 500, 500]);
  // A picture with transparency keeps it.
  expect(values.picture?.name).toBe('me.webp');
});

test('dragging moves the image', async () => {
  renderWithPlatform(<Form />);
  await choose(photo());
  const frame = await screen.findByRole('application', { name: 'picture.frame' });
  frame.getBoundingClientRect = () => ({ width: 200, height: 200 }) as DOMRect;
  const at = (clientX: number) => ({ target: frame, coords: { clientX, clientY: 100 } });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', ...at(100) },
    at(60),
    { keys: '[/MouseLeft]', ...at(60) },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'picture.use' }));
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(Math.round(drawn.mock.calls[0]?.[1])).toBe(700);
});

test('cancelling the dialog changes nothing', async () => {
  values.picture = undefined;
  renderWithPlatform(<Form current="/api/pictures/1" />);
  await choose(photo());
  await userEvent.click(await screen.findByRole('button', { name: 'picture.cancel' }));
  expect(values.picture).toBeUndefined();
  expect(screen.getByRole('img', { name: 'picture.current' })).toHaveAttribute('src', '/api/pictures/1');
});

test('a stored image can be removed', async () => {
  renderWithPlatform(<Form current="/api/pictures/1" />);
  await userEvent.click(screen.getByRole('button', { name: 'picture.remove' }));
  expect(values.picture).toBeNull();
  expect(screen.getByRole('img', { name: 'picture.none' })).toBeVisible();
});

test.each([
  ['another kind of file', photo('me.gif', 'image/gif'), 'type'],
  ['nothing in it', new File([], 'me.png'), 'empty'],
])('invalid: %s', async (_what, file, key) => {
  renderWithPlatform(<Form />);
  await choose(file);
  expect(await screen.findByText(`picture.${key}`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('invalid: what no browser can decode', async () => {
  size = { width: 0, height: 0 };
  renderWithPlatform(<Form />);
  await choose(photo());
  expect(await screen.findByText('picture.unreadable')).toBeVisible();
  expect(screen.getByLabelText('Portrait')).toHaveAttribute('aria-invalid', 'true');
});
