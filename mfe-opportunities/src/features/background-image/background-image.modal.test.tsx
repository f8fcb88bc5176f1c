import { type BackgroundImage, ERRORS } from '@handover/shared/contract';
import { useModals } from '@handover/shared/modals';
import { fakeHttp } from '@handover/shared/testing';
import { buildPaged } from '@handover/shared/testing/node';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOpportunities } from '../../testing/render-opportunities.tsx';

const path = '/api/sub_sector_background_images/';
const image = (id: number): BackgroundImage => ({ id, image: `/api/background_images/${id}/x.webp` });
const PATTERN = { id: 3, sectors: [], sub_sectors: [{ id: 4, name: 'Bakeries', name_fr: 'Boulangeries' }] };
const PICTURE = new File(['picture'], 'oven.png', { type: 'image/png' });

function Opener({
  onAnswer,
  chosen = null,
}: {
  onAnswer: (answer: unknown) => void;
  chosen?: number | null;
}) {
  const modals = useModals();
  const open = () =>
    modals.open('background-image', { subSectorIds: [4, 5], chosen, pattern: PATTERN }).then(onAnswer);
  return (
    <button type="button" onClick={open}>
      open
    </button>
  );
}

async function open(chosen: number | null = null) {
  const answer = jest.fn();
  const http = fakeHttp().on('get', path, ({ params }) => ({
    body: buildPaged(params.sub_sector_id === '4' ? [image(1), image(2)] : [image(2), image(3)]),
  }));
  renderOpportunities(<Opener onAnswer={answer} chosen={chosen} />, { http });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  await dialog.findByRole('radio', { name: 'Picture 1 of 3' });
  return {
    http,
    answer,
    dialog,
    use: () => userEvent.click(dialog.getByRole('button', { name: 'Use this choice' })),
  };
}
const upload = (dialog: ReturnType<typeof within>) =>
  userEvent.upload(dialog.getByLabelText('Or a picture of your own'), PICTURE);

test('shows the pictures of all sub-sectors, each once, as one group of radio buttons', async () => {
  const { dialog, answer, use } = await open();
  expect(dialog.getAllByRole('radio')).toHaveLength(4);
  await userEvent.click(dialog.getByRole('radio', { name: 'Picture 3 of 3' }));
  expect(dialog.getByRole('img', { name: 'The chosen picture' }).getAttribute('src')).toBe(image(3).image);
  await use();
  await waitFor(() => expect(answer).toHaveBeenCalledWith(image(3)));
});

test('the current picture is chosen; none can be chosen too', async () => {
  const { dialog, answer, use } = await open(2);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Picture 2 of 3' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: 'No picture' }));
  await use();
  await waitFor(() => expect(answer).toHaveBeenCalledWith(null));
});

test('a picture of the user is uploaded at once, joins the others and is chosen', async () => {
  const { http, dialog, answer, use } = await open();
  http.on('post', path, { status: 201, body: image(9) });
  await upload(dialog);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Picture 1 of 4' }).checked).toBe(true),
  );
  const body = http.calls.find(({ method }) => method === 'post')?.body as FormData;
  expect([body.get('sub_sector_id'), (body.get('image') as File).name]).toEqual(['4', 'oven.png']);
  await use();
  await waitFor(() => expect(answer).toHaveBeenCalledWith(image(9)));
});

test.each([
  ['file.image_too_large', 'This picture is larger than 5 MB'],
  ['file.not_an_image', 'Only JPG, PNG and WebP pictures are taken'],
  ['background_image.too_many', /as many pictures as one may in a day/],
] as const)('the error %s is shown at the field of the picture', async (code, text) => {
  const { http, dialog } = await open(1);
  http.on('post', path, { status: ERRORS[code].status, body: { detail: 'No', code } });
  await upload(dialog);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Picture 1 of 3' }).checked).toBe(true);
});
