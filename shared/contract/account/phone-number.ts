import { PHONE_DIGITS, TEXT } from '../limits.ts';
import { toPhoneText } from '../typed-text.ts';

interface ParsedPhone {
  number: string;
  nationalNumber: string;
  ext?: string;
  isPossible: () => boolean;
}

/** Départements dialled as mainland numbers from France, which have codes of their own: Réunion and Mayotte, Guadeloupe, Guyane, Martinique. */
const OVERSEAS: readonly [RegExp, code: string][] = [
  [/^\+33(?=(?:26[239]|639|69[23])\d{6}$)/, '+262'],
  [/^\+33(?=(?:590|69[01])\d{6}$)/, '+590'],
  [/^\+33(?=(?:594|694)\d{6}$)/, '+594'],
  [/^\+33(?=(?:596|69[67])\d{6}$)/, '+596'],
];

/** `parsePhoneNumberWithError` of libphonenumber-js, which only pages with a phone field load. */
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
    const overseas = OVERSEAS.find(([begin]) => begin.test(parsed.number));
    const number = overseas ? parsed.number.replace(...overseas) : parsed.number;
    return parsed.ext ? `${number} ext. ${parsed.ext}` : number;
  } catch {
    // Not a number, too short, too long or of an unknown country: the message to the person is the same.
    return undefined;
  }
}
