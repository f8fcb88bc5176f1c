import { set } from 'react-hook-form';

/** The text in a field with a list that is not chosen yet. */
export interface TypedChoice {
  /** Resolves once it is chosen, created, or found to be neither. */
  settled: Promise<unknown>;
  /** Why it is neither, as the field says it. */
  problem?: string | undefined;
}

/** The typed texts, by the path of the field. */
export type TypedChoices = Map<string, TypedChoice>;

const ofForms = new WeakMap<object, TypedChoices>();

/**
 * The typed texts of a form, by its `control`. They are validated with its values, so that none is lost when it is
 * sent.
 */
export function typedChoicesOf(control: object): TypedChoices {
  const known = ofForms.get(control) ?? new Map<string, TypedChoice>();
  ofForms.set(control, known);
  return known;
}

/** The errors of the fields whose text was not taken; only of these paths, if given. */
export function typedErrors(choices: TypedChoices, paths?: readonly string[]) {
  const errors = {};
  for (const [path, { problem }] of choices)
    if (problem && (!paths || paths.includes(path))) set(errors, path, { type: 'typed', message: problem });
  return errors;
}

export const allSettled = async (choices: TypedChoices): Promise<void> => {
  await Promise.all([...choices.values()].map(({ settled }) => settled));
};
