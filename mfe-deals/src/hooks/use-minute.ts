import { currentTime } from '@handover/shared/format';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, to the minute. */
export function useMinute(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
