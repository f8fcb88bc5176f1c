/** What tabs of one browser tell each other about the session. */
export type TabMessage = 'signed-in' | 'signed-out' | 'expired';

/** The line between the tabs of one browser. */
export interface TabChannel {
  tell(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
}

/** Where there is no BroadcastChannel (old browsers, a server) tabs are told nothing and see it when looked at. */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, onMessage: () => undefined };
  const channel = new BroadcastChannel('handover:session');
  return {
    tell: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
