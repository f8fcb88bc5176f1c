import { PHONE_DIGITS, TEXT } from '../../../contract/limits.ts';
import { loadPhones } from './load-phones.ts';

const DEFAULT_COUNTRY = 'FR';

/**
 * The rule of the server: French if there is no country code, and 2 to 17 digits in the national number. If the parser can't be
 * loaded, only the server decides.
 */
export const isPhone = async (value: string): Promise<boolean> => {
  if (value.length > TEXT.phoneInputMax) return false;
  const phones = await loadPhones().catch(() => undefined);
  if (!phones) return true;
  try {
    const number = phones.parsePhoneNumberWithError(value, DEFAULT_COUNTRY);
    const digits = number.nationalNumber.length;
    return number.isPossible() && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  } catch {
    return false;
  }
};
