import type { SignOutCause } from './session.ts';

/** How the session changed in another tab of the browser. */
export type TabMessage = 'signed-in' | 'signed-out' | 'expired' | SignOutCause;

export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
}

/** If there is no BroadcastChannel, a tab notices a change when it becomes visible (`recheck`). */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, onMessage: () => undefined };
  const channel = new BroadcastChannel('handover:session');
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
