import type { AnyObjectSchema, ValidationError } from 'yup';

/** The error of each field, by its path; empty where the form may be sent. */
export async function errorsOf(schema: Pick<AnyObjectSchema, 'validate'>, values: object) {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    // The first error of a field is the one that is shown.
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]).reverse());
  }
}
