type Item = string | number | Blob;
type Part = Item | boolean | null | undefined | object;

const isList = (part: object): part is readonly Item[] => Array.isArray(part);

/**
 * A multipart body, typed by the contract: undefined is left out, null is the text `null`, lists repeat their field, objects
 * are JSON text.
 */
export function toFormData<Body extends { [Name in keyof Body]: Part }>(body: Body): FormData {
  const form = new FormData();
  const append = (name: string, part: Part) => {
    if (part === undefined) return;
    if (typeof part !== 'object' || part === null) form.append(name, String(part));
    else if (part instanceof Blob) form.append(name, part);
    else if (!isList(part)) form.append(name, JSON.stringify(part));
    // An empty list still has to say that it is empty, or the server would keep what it has.
    else if (part.length === 0) form.append(name, '');
    else for (const item of part) append(name, item);
  };
  for (const name in body) append(name, body[name]);
  return form;
}
