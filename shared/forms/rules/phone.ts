import { TEXT } from '../../contract/limits.ts';

/** As the server says it: France where no country is written, the national number of 2 to 17 digits. */
export const isPhone = async (value: string): Promise<boolean> => {
  if (value.length > TEXT.phoneInputMax) return false;
  const { parsePhoneNumberWithError } = await import('libphonenumber-js');
  try {
    const number = parsePhoneNumberWithError(value, 'FR');
    const digits = number.nationalNumber.length;
    return number.isPossible() && digits >= 2 && digits <= 17;
  } catch {
    return false;
  }
};
