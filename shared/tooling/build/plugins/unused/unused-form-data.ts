/**
 * Replaces axios's own encoding of objects as forms and queries: `http` makes the FormData and the query itself. It is a function, not
 * an arrow, as axios calls it with `new` too; plain JavaScript, as webpack takes it in place of a file of a package.
 */
export default function unusedFormData() {
  throw new Error('Encode it with toFormData or serializeParams');
}

export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
