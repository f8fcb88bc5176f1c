import { storedPhone } from '../../../contract/account/phone-number.ts';
import { toPhoneText } from '../../../contract/typed-text.ts';
import { loadPhones } from './load-phones.ts';

/**
 * The rule of the server: French if there is no country code, and 2 to 17 digits in the national number. If the parser can't be
 * loaded, only the server decides.
 */
export const phoneFault = async (value: string): Promise<'shortPhone' | 'invalidPhone' | undefined> => {
  const phones = await loadPhones().catch(() => undefined);
  if (!phones || storedPhone(phones.parsePhoneNumberWithError, value) !== undefined) return undefined;
  const length = phones.validatePhoneNumberLength(toPhoneText(value), 'FR');
  return length === 'TOO_SHORT' ? 'shortPhone' : 'invalidPhone';
};
