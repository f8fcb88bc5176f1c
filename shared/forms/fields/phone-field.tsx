import { TEXT } from '../../contract/limits.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Its rule fetches the phone-number parser when something was typed. */
export const PhoneField = (props: Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={TEXT.phoneInputMax} />
);
