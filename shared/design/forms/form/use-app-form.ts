import { yupResolver } from '@hookform/resolvers/yup';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useModalLayer, useUnsavedInput } from '../../../kernel/modals/index.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';

export interface AppFormOptions<Values extends FieldValues> extends DraftOptions<Values> {
  defaultValues: Values;
}

export type AppForm<Values extends FieldValues = FieldValues> = UseFormReturn<Values>;

/** A form with its schema: a field is validated when it is left, and on each change once it was wrong. */
export const useAppForm = <Values extends FieldValues>(options: AppFormOptions<Values>): AppForm<Values> => {
  const form = useForm<Values>({
    resolver: yupResolver(options.schema, { abortEarly: false }) as unknown as Resolver<Values>,
    defaultValues: options.defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  useDraft(form, options);
  // On a page `isDirty` is not read, because reading it makes the form render when it changes.
  const inModal = useModalLayer() !== undefined;
  useUnsavedInput(inModal && form.formState.isDirty);
  return form;
};
