import type { Platform } from '../../kernel/platform/index.ts';
import { areaKey, dropUserAreas } from '../../kernel/query/index.ts';
import { takeAccountLanguage } from '../../kernel/session/index.ts';

/** What happens behind a person's back and may show up on their page; mfe-notifications keeps its own area up to date. */
const LIVE_AREAS = ['deals', 'opportunities'] as const;

/**
 * Ties the parts to the session: the socket lives while somebody is signed in, and nothing of one person is left for the
 * next. Lists refetch when a message says that something changed, or when messages may have been missed.
 */
export function followSession(platform: Omit<Platform, 'setLanguage' | 'start'>): () => void {
  const { session, drafts, socket, queries, modals, events, messages, notificationSound } = platform;

  let refetching: ReturnType<typeof setTimeout> | undefined;
  /** Once for all that is told in the same moment. */
  const refetchLive = () => {
    refetching ??= setTimeout(() => {
      refetching = undefined;
      for (const area of LIVE_AREAS) void queries.invalidateQueries({ queryKey: areaKey(area) });
    }, 0);
  };
  const welcome = () => {
    socket.open();
    // After the queries on the page have begun to ask for the next person.
    setTimeout(() => takeAccountLanguage(platform), 0);
  };
  const recheck = () => {
    if (document.visibilityState === 'visible') session.recheck();
  };
  const stops = [
    session.onChange((change) => {
      socket.close();
      events.forget();
      modals.closeAll();
      messages.clear();
      dropUserAreas(queries);
      if (change.kind === 'signed-in') drafts.forgetOthers();
      else if (change.reason === 'user') drafts.forget(change.person);
      if (change.kind === 'signed-in') welcome();
      else if (change.reason === 'expired') messages.tell('warn', 'sessionExpired');
    }),
    events.on('notification', ({ id }) => {
      void notificationSound.play(id);
      refetchLive();
    }),
    events.on('socket:reconnected', refetchLive),
  ];
  document.addEventListener('visibilitychange', recheck);
  if (session.isSignedIn()) welcome();

  return () => {
    clearTimeout(refetching);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', recheck);
    socket.close();
  };
}
