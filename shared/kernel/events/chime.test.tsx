import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestPlatform } from '../../testing/index.ts';
import { PlatformProvider } from '../platform/index.ts';
import { createChime } from './chime.ts';
import { useChime } from './use-chime.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('off until the person allows it; a refused sound harms nothing', async () => {
  const sound = jest.fn(async () => {
    throw new Error('NotAllowedError');
  });
  const chime = createChime(sound);
  await chime.play(1);
  expect(sound).not.toHaveBeenCalled();
  chime.setEnabled(true);
  await expect(chime.play(2)).resolves.toBeUndefined();
  expect(sound).toHaveBeenCalledTimes(1);
  chime.setEnabled(false);
  await chime.play(3);
  expect(sound).toHaveBeenCalledTimes(1);
});

test('three tabs: one sounds, also when one of them hears of it later; the next one sounds again', async () => {
  const sound = jest.fn(async () => undefined);
  const [first, second, late] = [createChime(sound), createChime(sound), createChime(sound)];
  first.setEnabled(true);
  await Promise.all([first.play(7), second.play(7)]);
  expect(sound).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(9000);
  await late.play(7);
  expect(sound).toHaveBeenCalledTimes(1);
  await second.play(8);
  expect(sound).toHaveBeenCalledTimes(2);
});

test('several at once sound once', async () => {
  const sound = jest.fn(async () => undefined);
  const chime = createChime(sound);
  chime.setEnabled(true);
  await Promise.all([1, 2, 3].map(chime.play));
  expect(sound).toHaveBeenCalledTimes(1);
});

test('the switch follows this tab and the others', () => {
  const platform = createTestPlatform();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result, unmount } = renderHook(useChime, { wrapper });
  expect(result.current.enabled).toBe(false);
  act(() => result.current.setEnabled(true));
  expect(result.current.enabled).toBe(true);
  act(() => {
    localStorage.setItem('handover.sound', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'handover.sound' }));
  });
  expect(result.current.enabled).toBe(false);
  unmount();
});
