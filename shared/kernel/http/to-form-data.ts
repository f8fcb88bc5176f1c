export type FormValue =
  | string
  | number
  | boolean
  | Blob
  | null
  | undefined
  | readonly (string | number | Blob)[]
  | { readonly [key: string]: unknown };

/** A multipart body: undefined is left out, null is the text `null`, lists repeat their field, objects are JSON text. */
export function toFormData(values: Readonly<Record<string, FormValue>>): FormData {
  const form = new FormData();
  const append = (name: string, value: string | number | boolean | Blob | null) =>
    value instanceof Blob ? form.append(name, value) : form.append(name, String(value));
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (isList(value)) {
      // An empty list still has to say that it is empty, or the server would keep what it has.
      if (value.length === 0) form.append(name, '');
      for (const item of value) append(name, item);
    } else if (value !== null && typeof value === 'object' && !(value instanceof Blob)) {
      form.append(name, JSON.stringify(value));
    } else append(name, value);
  }
  return form;
}

const isList = (value: FormValue): value is readonly (string | number | Blob)[] => Array.isArray(value);
