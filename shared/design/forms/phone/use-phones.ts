import { useEffect, useState } from 'react';
import { loadPhones, type Phones } from '../rules/load-phones.ts';

/** The phone-number parser, loaded once `enabled`; without it a phone field is a plain text field. */
export function usePhones(enabled: boolean): Phones | undefined {
  const [phones, setPhones] = useState<Phones>();
  useEffect(() => {
    if (!enabled) return;
    let current = true;
    loadPhones().then(
      (loaded) => current && setPhones(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [enabled]);
  return phones;
}
