import { useUnsavedGuard, useUnsavedInput } from '@handover/shared/modals';
import { createTestPlatform, renderWithPlatform } from '@handover/shared/testing';
import { isSafeMoment } from './is-safe-moment.ts';

function Form({ dirty }: { dirty: boolean }) {
  useUnsavedGuard(dirty);
  useUnsavedInput(dirty);
  return null;
}

test.each([
  [false, true],
  [true, false],
])('a page whose form holds unsaved input (%s) may be left: %s', (dirty, safe) => {
  const { platform } = renderWithPlatform(<Form dirty={dirty} />);
  expect(isSafeMoment(platform.modals)).toBe(safe);
});

test('a page with an open dialog may not be left', () => {
  const { modals } = createTestPlatform();
  void modals.open('confirm', { title: 'Sure?', action: 'Yes' });
  expect(isSafeMoment(modals)).toBe(false);
});
