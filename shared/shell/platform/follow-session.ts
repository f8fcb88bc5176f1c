import type { Platform } from '../../kernel/platform/index.ts';
import { areaKey, dropUserAreas } from '../../kernel/query/index.ts';
import { applyAccountLanguage } from '../../kernel/session/index.ts';

/** The areas that other users change; mfe-notifications refetches its own area. */
const LIVE_AREAS = ['deals', 'opportunities'] as const;

/**
 * Connects the services to the session: opens the socket while somebody is signed in, and removes the data of the previous
 * user. Refetches lists on a notification, and after notifications may have been missed.
 */
export function followSession(platform: Omit<Platform, 'setLanguage' | 'start'>): () => void {
  const { session, drafts, socket, queries, modals, events, messages, notificationSound } = platform;

  let refetching: ReturnType<typeof setTimeout> | undefined;
  /** Once for several events at the same moment. */
  const refetchLive = () => {
    refetching ??= setTimeout(() => {
      refetching = undefined;
      for (const area of LIVE_AREAS) void queries.invalidateQueries({ queryKey: areaKey(area) });
    }, 0);
  };
  const onSignedIn = () => {
    socket.open();
    // After the queries of the page have started to fetch for the new user.
    setTimeout(() => applyAccountLanguage(platform), 0);
  };
  const recheck = () => {
    if (document.visibilityState === 'visible') session.recheck();
  };
  const stops = [
    session.onChange((change) => {
      socket.close();
      events.reset();
      modals.closeAll();
      messages.clear();
      dropUserAreas(queries);
      if (change.kind === 'signed-in') drafts.removeOthers();
      else if (change.reason === 'user') drafts.removeOf(change.userId);
      if (change.kind === 'signed-in') onSignedIn();
      else if (change.reason === 'expired') messages.showTranslated('warn', 'sessionExpired');
    }),
    events.on('notification', ({ id }) => {
      void notificationSound.play(id);
      refetchLive();
    }),
    events.on('socket:reconnected', refetchLive),
  ];
  document.addEventListener('visibilitychange', recheck);
  if (session.isSignedIn()) onSignedIn();

  return () => {
    clearTimeout(refetching);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', recheck);
    socket.close();
  };
}
