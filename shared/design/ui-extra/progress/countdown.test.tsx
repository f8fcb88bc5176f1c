import { act, render, screen } from '@testing-library/react';
import { setMoment } from '../../../kernel/clock/index.ts';
import { Countdown } from './countdown.tsx';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  setMoment(() => undefined);
  jest.useRealTimers();
});

test('days until the last 48 hours, then hours, minutes and seconds', () => {
  render(<Countdown until={inHours(49)} language="en" />);
  expect(screen.getByRole('timer').textContent).toBe('2 days');
  act(() => jest.advanceTimersByTime(HOUR + 60_000));
  expect(screen.getByRole('timer', { name: '47 hours' }).textContent).toBe('47h59m00s');
});

test.each([
  ['Pacific/Tahiti', '2026-11-27T08:48:00.000Z', '19 days'],
  ['Pacific/Tahiti', '2026-11-27T10:30:00.000Z', '18 days'],
  ['Europe/Paris', '2026-11-27T08:48:00.000Z', '18 days'],
  ['Pacific/Auckland', '2026-11-27T08:48:00.000Z', '18 days'],
  ['Pacific/Auckland', '2026-11-27T11:30:00.000Z', '17 days'],
])('a reader in %s at %s counts the days of their calendar to that of the end', (timeZone, at, days) => {
  const now = Date.parse(at);
  jest.setSystemTime(now);
  setMoment(() => ({ now, timeZone }));
  // The end of 15 December in the marketplace.
  render(<Countdown until="2026-12-15T22:59:59.999Z" language="en" />);
  expect(screen.getByRole('timer').textContent).toBe(days);
});

test('in French', () => {
  render(<Countdown until={inHours(24 * 12)} language="fr" />);
  expect(screen.getByRole('timer').textContent).toBe('12\u00a0jours');
});

test('at the end it tells once, and no timer runs any more', () => {
  const ended = jest.fn();
  render(<Countdown until={inHours(1)} over="It is over." onEnd={ended} language="en" />);
  act(() => jest.advanceTimersByTime(2 * HOUR));
  expect(screen.getByText('It is over.')).toBeTruthy();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('what has ended before starts no timer', () => {
  render(<Countdown until={inHours(-1)} over="It is over." />);
  expect(jest.getTimerCount()).toBe(0);
});
