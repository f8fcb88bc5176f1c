type Item = string | number | Blob;
type Value = Item | boolean | null | undefined | object;

const isList = (value: object): value is readonly Item[] => Array.isArray(value);

/**
 * A multipart body, typed by the contract: undefined is left out, null is the text `null`, a list repeats its field, an object
 * is JSON.
 */
export function toFormData<Body extends { [Name in keyof Body]: Value }>(body: Body): FormData {
  const form = new FormData();
  const append = (name: string, value: Value) => {
    if (value === undefined) return;
    if (typeof value !== 'object' || value === null) form.append(name, String(value));
    else if (value instanceof Blob) form.append(name, value);
    else if (!isList(value)) form.append(name, JSON.stringify(value));
    // The server leaves a list as it is if the field is absent.
    else if (value.length === 0) form.append(name, '');
    else for (const item of value) append(name, item);
  };
  for (const name in body) append(name, body[name]);
  return form;
}
