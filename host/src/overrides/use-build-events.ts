import { useEffect, useState } from 'react';

/** An event of `handover-serve` about its latest build. */
type BuildEvent = { version: string } | { failed: true };

/** The latest build event of the server at an address. */
export function useBuildEvents(address: string): BuildEvent | undefined {
  const [event, setEvent] = useState<BuildEvent>();
  useEffect(() => {
    const builds = new EventSource(`${address}/builds`);
    builds.onmessage = ({ data }: MessageEvent<string>) => setEvent(JSON.parse(data) as BuildEvent);
    return () => builds.close();
  }, [address]);
  return event;
}
