import type { FieldErrors, FieldValues } from 'react-hook-form';
import { isOneLetter } from '../../../contract/typed-text.ts';

type Described = { describe: () => { fields: Record<string, unknown> } };

const isPersonName = (field: unknown) =>
  (field as { meta?: { kind?: unknown } } | undefined)?.meta?.kind === 'personName';

/**
 * 'O' is a name, and often one that is not finished: a form asks once. The question is the error of the field until the form is sent
 * again, or until it is sent after the field was left, with the same letter in it.
 */
export function createOneLetterQuestion(schema: Described) {
  let names: string[] | undefined;
  const asked = new Map<string, string>();
  const confirmed = new Map<string, string>();

  /** @param checked the fields that are checked: one when it is left or changed, all when the form is sent */
  return function ask<Values extends FieldValues>(
    values: Values,
    checked: readonly string[],
  ): FieldErrors<Values> {
    names ??= Object.entries(schema.describe().fields).flatMap(([name, field]) =>
      isPersonName(field) ? [name] : [],
    );
    const isSent = checked.length > 1;
    const open = names.filter((name) => {
      const value = String(values[name] ?? '').trim();
      if (!checked.includes(name) || !isOneLetter(value) || confirmed.get(name) === value) return false;
      if (isSent && asked.get(name) === value) {
        confirmed.set(name, value);
        return false;
      }
      asked.set(name, value);
      return true;
    });
    return Object.fromEntries(
      open.map((name) => [name, { type: 'oneLetter', message: 'oneLetterName' }]),
    ) as FieldErrors<Values>;
  };
}
