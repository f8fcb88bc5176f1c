import type { StoredFile } from '@handover/shared/contract';

type Files = Readonly<Record<string, readonly StoredFile[]>>;

/** The files of the company that the sale does not have yet, in the same group and under the same name. */
export const withoutCopied = (ofCompany: Files, ofSale: Files = {}): Files =>
  Object.fromEntries(
    Object.entries(ofCompany).map(([kind, files]) => {
      const isCopied = ({ name, size }: StoredFile) =>
        (ofSale[kind] ?? []).some((copy) => copy.name === name && copy.size === size);
      return [kind, files.filter((file) => !isCopied(file))];
    }),
  );
