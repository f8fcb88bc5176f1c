import { useEffect, useState } from 'react';

/** Where one is being sent to. Forgotten when the browser's back button brings this very page back. */
export function useLeaving<Where>() {
  const [leaving, setLeaving] = useState<Where>();
  useEffect(() => {
    const back = () => setLeaving(undefined);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return [leaving, setLeaving] as const;
}
