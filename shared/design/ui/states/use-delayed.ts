import { useEffect, useState } from 'react';

/** True once `ms` have passed: what is ready sooner shows no loading state. */
export const useDelayed = (ms = 300): boolean => {
  const [passed, setPassed] = useState(ms === 0);
  useEffect(() => {
    if (ms === 0) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
