/** The only fields that need the numbering plans of all countries. */
export { PhoneField } from '../phone/phone-field.tsx';
