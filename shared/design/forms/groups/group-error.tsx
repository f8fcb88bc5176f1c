import { get, useFormContext } from 'react-hook-form';
import { useErrorWords } from '../fields/use-field.ts';
import classes from './groups.module.css';

/** What is wrong with a list as a whole: none of it, too many. */
export const GroupError = ({ name }: { name: string }) => {
  const { formState } = useFormContext();
  const words = useErrorWords();
  const found: { message?: unknown; root?: { message?: unknown } } | undefined = get(formState.errors, name);
  const text = words(found?.root?.message ?? found?.message);
  return text ? (
    <p role="alert" className={classes.error}>
      {text}
    </p>
  ) : null;
};
