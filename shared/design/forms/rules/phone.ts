import { PHONE_DIGITS, TEXT } from '../../../contract/limits.ts';
import { loadPhones } from './load-phones.ts';

const DEFAULT_COUNTRY = 'FR';

/**
 * As the server says it: France where no country is written, the national number of 2 to 17 digits. Where the parser can't
 * be fetched the server alone decides.
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
    // Not a number, too short, too long, no such country: all the same to the person.
    return false;
  }
};
