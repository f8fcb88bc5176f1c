import { get, useFormState } from 'react-hook-form';
import { useErrorMessage } from '../fields/use-field.ts';
import classes from './groups.module.css';

/** The error of a list as a whole: empty, or too many rows. */
export const GroupError = ({ name }: { name: string }) => {
  const { errors } = useFormState({ name });
  const errorMessage = useErrorMessage();
  const found: { message?: unknown; root?: { message?: unknown } } | undefined = get(errors, name);
  const text = errorMessage(found?.root?.message ?? found?.message);
  return text ? (
    <p role="alert" className={classes.error}>
      {text}
    </p>
  ) : null;
};
