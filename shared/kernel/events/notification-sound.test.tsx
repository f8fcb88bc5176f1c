import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createTestPlatform } from '../../testing/index.ts';
import { PlatformProvider } from '../platform/index.ts';
import { useAtom } from '../store/index.ts';
import { notificationSoundAtom } from './notification-sound.atom.ts';
import { createNotificationSound } from './notification-sound.ts';
import { storeSoundPreference } from './sound-preference.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('off by default; a sound that the browser refuses is ignored', async () => {
  const sound = jest.fn(async () => {
    throw new Error('NotAllowedError');
  });
  const { play } = createNotificationSound(sound);
  await play(1);
  expect(sound).not.toHaveBeenCalled();
  storeSoundPreference(true);
  await expect(play(2)).resolves.toBeUndefined();
  expect(sound).toHaveBeenCalledTimes(1);
  storeSoundPreference(false);
  await play(3);
  expect(sound).toHaveBeenCalledTimes(1);
});

test('three tabs: one plays the sound, even if another gets the notification later; the next notification sounds again', async () => {
  const sound = jest.fn(async () => undefined);
  const [first, second, third] = [1, 2, 3].map(() => createNotificationSound(sound));
  storeSoundPreference(true);
  await Promise.all([first?.play(7), second?.play(7)]);
  expect(sound).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(9000);
  await third?.play(7);
  expect(sound).toHaveBeenCalledTimes(1);
  await second?.play(8);
  expect(sound).toHaveBeenCalledTimes(2);
});

test('several at once make one sound', async () => {
  const sound = jest.fn(async () => undefined);
  storeSoundPreference(true);
  await Promise.all([1, 2, 3].map(createNotificationSound(sound).play));
  expect(sound).toHaveBeenCalledTimes(1);
});

test('the switch follows this tab and the others', () => {
  const platform = createTestPlatform();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const { result, unmount } = renderHook(() => useAtom(notificationSoundAtom), { wrapper });
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  act(() => {
    localStorage.setItem('handover.sound', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'handover.sound' }));
  });
  expect(result.current[0]).toBe(false);
  unmount();
});
