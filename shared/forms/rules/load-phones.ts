export type Phones = typeof import('libphonenumber-js');

let loading: Promise<Phones> | undefined;

/** The phone-number parser with its numbering plans, in a chunk of its own; fetched once, asked again after a failure. */
export const loadPhones = (): Promise<Phones> => {
  loading ??= import('libphonenumber-js').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
