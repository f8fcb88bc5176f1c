const SOUNDED = 'handover.sounded';
/** What follows within this time is the same occasion, in milliseconds. */
const OCCASION = 1500;
/** How long the other tabs may take to hear of the same notification, in milliseconds: one may still be reconnecting. */
const MEMORY = 60_000;

/** Whether this tab is the one to sound for a notification; ids rise. Rejects where storage is switched off. */
export async function claimSound(id: number): Promise<boolean> {
  if (!navigator.locks) return isMine(id);
  return navigator.locks.request('handover:notification-sound', async () => isMine(id));
}

/** Asked by one tab at a time. */
function isMine(id: number): boolean {
  const [last = 0, at = 0] = (localStorage.getItem(SOUNDED) ?? '').split('@').map(Number);
  const age = Date.now() - at;
  if (age < OCCASION || (age < MEMORY && id <= last)) return false;
  localStorage.setItem(SOUNDED, `${id}@${Date.now()}`);
  return true;
}
