import { act, screen } from '@testing-library/react';
import {
  city,
  open,
  press,
  readDraft,
  STORY,
  slot,
  story,
  typeCity,
  useDraftClock,
  wait,
  writeElsewhere,
} from '../testing/draft-form.tsx';

useDraftClock();

test('of two tabs the newest draft wins, and the other tab shows a notice', async () => {
  open();
  typeCity('Lyon');
  await wait(600);
  writeElsewhere({ city: 'Paris' });
  expect(screen.getByRole('status')).toHaveTextContent('draftElsewhere');
  press('draftTakeOther');
  expect(city()).toHaveValue('Paris');
  const { at } = readDraft() ?? {};
  await wait(2000);
  // Taken, not typed: the other tab is not told of its own words.
  expect(readDraft()?.at).toBe(at);
  writeElsewhere({ city: 'Paris' });
  expect(screen.queryByText('draftElsewhere')).toBeNull();
  typeCity('Nantes');
  await wait(600);
  expect(readDraft()?.values.city).toBe('Nantes');
});

test('typing on keeps what the other tab has stored for a day', async () => {
  open();
  typeCity('Lyon');
  await wait(600);
  writeElsewhere({ story: STORY });
  press('draftKeepMine');
  typeCity('Lyons');
  await wait(600);
  open();
  expect([city().value, story().value]).toEqual(['Lyons', '']);
  press('draftDiscard');
  press('draftDropOlder');
  press('draftTakeOlder');
  expect(story()).toHaveValue(STORY);
});

test('a page that comes back from the cache of the browser hears of what another tab has stored', async () => {
  open();
  typeCity('Lyon');
  await wait(600);
  const theirs = { ...readDraft(), at: Date.now() + 1, values: { city: 'Paris' } };
  slot.write(JSON.stringify(theirs));
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.getByText('draftElsewhere')).toBeVisible();
});
