import { screen } from '@testing-library/react';
import {
  open,
  press,
  Sample,
  STORY,
  slot,
  story,
  typeStory,
  useDraftClock,
  wait,
} from '../testing/draft-form.tsx';

useDraftClock();

test.each([
  ['the form is empty', undefined],
  ['the form begins with it', {}],
])('taken up and sent, it is gone: %s', async (_, stored) => {
  const page = <Sample stored={stored} afterwards={{ story: stored ? STORY : '' }} />;
  open(page);
  typeStory(STORY);
  await wait(600);
  open(page);
  expect(story()).toHaveValue(STORY);
  press('Save it');
  await wait(1000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(slot.read()).toBeUndefined();
});
