import { fireEvent, screen } from '@testing-library/react';
import { DAY_MS } from '../../../../contract/limits.ts';
import { renderTakenOver, renderWithPlatform } from '../../../../testing/index.ts';
import {
  city,
  open,
  press,
  replacePage,
  Sample,
  STORY,
  slot,
  story,
  typeCity,
  typeStory,
  useDraftClock,
  wait,
} from '../testing/draft-form.tsx';

useDraftClock();

test('it is taken up by itself, without secrets; what is typed then is added to it', async () => {
  open();
  typeStory(STORY);
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Handover1' } });
  await wait(600);
  expect(slot.read()).not.toContain('Handover1');
  open();
  expect(story()).toHaveValue(STORY);
  expect(screen.getByText('draftRestored')).toBeVisible();
  typeCity('L');
  await wait(600);
  open();
  expect([city().value, story().value]).toEqual(['L', STORY]);
});

test('a page that is mounted anew under the hands of its user goes on as it was, without a word', () => {
  const first = renderWithPlatform(<Sample />);
  typeCity('Dole');
  replacePage();
  first.unmount();
  renderWithPlatform(<Sample />);
  expect(city().value).toBe('Dole');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a form that the server has rendered is taken over as it is, and then takes it up', async () => {
  const { unmount, platform } = renderWithPlatform(<Sample />);
  typeCity('Lyon');
  await wait(600);
  unmount();
  const { html, differences } = await renderTakenOver(<Sample />, platform);
  expect(html).not.toContain('draftRestored');
  await wait(0);
  expect(screen.getByText('draftRestored')).toBeVisible();
  expect(city()).toHaveValue('Lyon');
  expect(differences).toEqual([]);
});

test.each([
  ['as it was', { city: 'Dole' }, 'Lyon', 'draftRestored'],
  ['by somebody else: it is kept, and can be taken up', { city: 'Dijon' }, 'Dijon', 'draftOlderTomorrow'],
  ['with the same text', { city: 'Lyon' }, 'Lyon', undefined],
])('a draft of what is stored %s', async (_, stored, shown, text) => {
  open(<Sample stored={{ city: 'Dole' }} />);
  typeCity('Lyon, on the left bank of the Rhône');
  await wait(600);
  typeCity('Lyon');
  await wait(600);
  slot.write(JSON.stringify({ ...JSON.parse(slot.read() ?? ''), older: [] }));
  open(<Sample stored={stored} />);
  expect(city()).toHaveValue(shown);
  if (text) expect(screen.getByText(text)).toBeVisible();
  else expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('files can not be kept: their names are said, until others are chosen', async () => {
  open();
  const choose = () =>
    fireEvent.change(screen.getByLabelText(/Files/, { selector: 'input' }), {
      target: { files: [new File(['%PDF-1.7'], 'lease.pdf')] },
    });
  choose();
  await wait(600);
  open();
  expect(screen.getByText('draftFiles')).toBeVisible();
  choose();
  await wait(600);
  expect(screen.queryByText('draftFiles')).toBeNull();
});

test('discarding it empties the form, and is undone within a day, also after a reload', async () => {
  open();
  typeStory(STORY);
  await wait(600);
  open();
  press('draftDiscard');
  expect(story()).toHaveValue('');
  expect(screen.queryByText('draftRestored')).toBeNull();
  open();
  expect(story()).toHaveValue('');
  expect(screen.getByText('draftOlderTomorrow')).toBeVisible();
  typeCity('Dole');
  await wait(600);
  press('draftTakeOlder');
  expect([city().value, story().value]).toEqual(['', STORY]);
  expect(screen.getByText('draftRestored')).toBeVisible();
  press('draftDiscard');
  jest.setSystemTime(Date.now() + DAY_MS);
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a text that was removed is kept for a day; deleted, it is gone', async () => {
  open();
  typeStory(STORY);
  await wait(600);
  typeStory('T');
  await wait(600);
  open();
  expect(story()).toHaveValue('T');
  press('draftDiscard');
  press('draftDropOlder');
  press('draftDropOlder');
  expect(slot.read()).toBeUndefined();
});
