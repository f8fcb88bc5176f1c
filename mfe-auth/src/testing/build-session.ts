import type { Session } from '@handover/shared/contract';

/** A session on another device. */
export const buildSession = (overrides: Partial<Session> = {}): Session => ({
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Firefox',
  platform: 'Windows',
  ip: '192.0.2.7',
  created_at: '2026-11-01T09:00:00.000Z',
  last_used_at: '2026-11-20T09:00:00.000Z',
  current: false,
  ...overrides,
});
