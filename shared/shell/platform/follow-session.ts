import type { Platform } from '../../kernel/platform/index.ts';
import { areaKey, dropUserAreas, reloadQueries } from '../../kernel/query/index.ts';

/** The areas that other users change; mfe-notifications refetches its own area. */
const LIVE_AREAS = ['deals', 'opportunities'] as const;
type LiveArea = (typeof LIVE_AREAS)[number] | 'companies' | 'user';

/** Loaded when it is needed, since visitors have no account. */
const applyAccountLanguage = (platform: Omit<Platform, 'setLanguage' | 'start'>) =>
  import('../../kernel/session/index.ts').then(
    (session) => session.applyAccountLanguage(platform),
    () => undefined,
  );

/**
 * Connects the services to the session: opens the socket while somebody is signed in, and removes the data of the previous
 * user. Refetches what is live on a notification or a change, and after some may have been missed. The language of the account is
 * applied after `hydrated`.
 */
export function followSession(
  platform: Omit<Platform, 'setLanguage' | 'start'>,
  hydrated: Promise<void> = Promise.resolve(),
): () => void {
  const { session, drafts, socket, queries, modals, events, messages, notificationSound } = platform;

  let refetching: ReturnType<typeof setTimeout> | undefined;
  const outdated = new Set<LiveArea>();
  /** Fetches once for several events at the same moment. */
  const refetch = (...areas: readonly LiveArea[]) => {
    for (const area of areas) outdated.add(area);
    refetching ??= setTimeout(() => {
      refetching = undefined;
      for (const area of outdated) void reloadQueries(queries, areaKey(area));
      outdated.clear();
    }, 0);
  };
  const onSignedIn = () => {
    socket.open();
    // The queries of the page have started to fetch for the new user by then.
    setTimeout(() => void hydrated.then(() => applyAccountLanguage(platform)), 0);
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
      if (change.kind === 'signed-in') {
        drafts.removeOthers();
        drafts.claimVisitors();
        onSignedIn();
      } else if (change.reason === 'user') drafts.removeOf(change.userId);
      else if (change.reason === 'expired' && !change.cause)
        messages.showTranslated('warn', 'sessionExpired');
      else if (change.reason === 'expired' || change.byOtherTab)
        messages.showTranslated('warn', `signedOut.${change.cause ?? 'elsewhere'}`);
    }),
    events.on('notification', ({ id }) => {
      void notificationSound.play(id);
      refetch(...LIVE_AREAS);
    }),
    events.on('change', (change) => {
      if ('deal_id' in change) refetch('deals');
      else if (change.area !== 'notifications') refetch(change.area);
    }),
    events.on('socket:reconnected', () => refetch(...LIVE_AREAS, 'user')),
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
