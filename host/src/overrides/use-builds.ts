import { useEffect, useState } from 'react';

/** What `handover-serve` tells of its builds. */
type BuildNews = { version: string } | { failed: true };

/** The news of the builds at an address, as they come. */
export function useBuilds(address: string): BuildNews | undefined {
  const [news, setNews] = useState<BuildNews>();
  useEffect(() => {
    const builds = new EventSource(`${address}/builds`);
    builds.onmessage = ({ data }: MessageEvent<string>) => setNews(JSON.parse(data) as BuildNews);
    return () => builds.close();
  }, [address]);
  return news;
}
