/** Key in `localStorage`: `<id>@<time>` of the last notification that made a sound. */
const LAST_SOUND = 'handover.sounded';
/** Notifications within this time make one sound, in milliseconds. */
const MERGE_WINDOW = 1500;
/** How much later another tab may get the same notification, in milliseconds: it may be reconnecting. */
const MAX_DELAY = 60_000;

/** Whether this tab is the one that plays the sound for a notification. Rejects if storage is switched off. */
export async function claimSound(id: number): Promise<boolean> {
  if (!navigator.locks) return claim(id);
  return navigator.locks.request('handover:notification-sound', async () => claim(id));
}

/** Runs in one tab at a time. Ids of notifications are ascending. */
function claim(id: number): boolean {
  const [last = 0, at = 0] = (localStorage.getItem(LAST_SOUND) ?? '').split('@').map(Number);
  const age = Date.now() - at;
  if (age < MERGE_WINDOW || (age < MAX_DELAY && id <= last)) return false;
  localStorage.setItem(LAST_SOUND, `${id}@${Date.now()}`);
  return true;
}
