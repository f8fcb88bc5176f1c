import { useEffect, useState } from 'react';
import { loadPhones, type Phones } from '../rules/load-phones.ts';

/** The phone-number parser once it is wanted and here. Without it a phone field is a plain one. */
export function usePhones(wanted: boolean): Phones | undefined {
  const [phones, setPhones] = useState<Phones>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadPhones().then(
      (loaded) => current && setPhones(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return phones;
}
