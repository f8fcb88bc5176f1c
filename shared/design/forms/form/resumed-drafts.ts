/** The keys of drafts that their forms take up without a question: their page was mounted anew while they were open. Per tab. */
const KEY = 'resumed-drafts';

export function markResumed(key: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), key])]));
  } catch {
    // Without storage there are no drafts either.
  }
}

/** Whether a draft is to be taken up; only once. */
export function takeResumed(key: string): boolean {
  const keys = read();
  if (!keys.includes(key)) return false;
  sessionStorage.setItem(KEY, JSON.stringify(keys.filter((each) => each !== key)));
  return true;
}

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}
