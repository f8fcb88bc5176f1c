import { storedPhone } from '../../../contract/phone-number.ts';
import { loadPhones } from './load-phones.ts';

/**
 * The rule of the server: French if there is no country code, and 2 to 17 digits in the national number. If the parser can't be
 * loaded, only the server decides.
 */
export const isPhone = async (value: string): Promise<boolean> => {
  const phones = await loadPhones().catch(() => undefined);
  return !phones || storedPhone(phones.parsePhoneNumberWithError, value) !== undefined;
};
