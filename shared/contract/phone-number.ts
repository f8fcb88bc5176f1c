import { PHONE_DIGITS, TEXT } from './limits.ts';
import { toPhoneText } from './typed-text.ts';

interface ParsedPhone {
  number: string;
  nationalNumber: string;
  ext?: string;
  isPossible: () => boolean;
}

/** `parsePhoneNumberWithError` of libphonenumber-js, which pages load only where a number is typed. */
type PhoneParser = (text: string, country: 'FR') => ParsedPhone;

/**
 * The number as it is stored: `+33612345678`, and ` ext. 12` behind it if there is an extension. Without a country's code it is French,
 * unless the parser says otherwise. Undefined for what is no number, or whose national part has other than 2 to 17 digits.
 */
export function storedPhone(parse: PhoneParser, typed: string): string | undefined {
  if (typed.length > TEXT.phoneInputMax) return undefined;
  try {
    const parsed = parse(toPhoneText(typed), 'FR');
    const digits = parsed.nationalNumber.length;
    if (!parsed.isPossible() || digits < PHONE_DIGITS.min || digits > PHONE_DIGITS.max) return undefined;
    return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
  } catch {
    // Not a number, too short, too long, unknown country: all the same to the person.
    return undefined;
  }
}
