import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useShellPlatform } from '../../../../kernel/platform/index.ts';
import { atom, type PrimitiveAtom } from '../../../../kernel/store/index.ts';

/** The name of a field and the text of its values, to show two versions of it next to each other. */
export interface FieldDescription {
  label: ReactNode;
  /** The lines of a list, one for each entry. The other values are for units, such as a currency. */
  linesOf?: ((value: unknown, values: object) => string[]) | undefined;
  /** Default: the value as text. */
  textOf?: ((value: unknown, values: object) => ReactNode) | undefined;
}

/** The descriptions of the fields that a form has rendered, by name. */
export type FieldDescriptionsAtom = PrimitiveAtom<ReadonlyMap<string, FieldDescription>>;

export const createFieldDescriptionsAtom = (): FieldDescriptionsAtom =>
  atom<ReadonlyMap<string, FieldDescription>>(new Map());

export const FieldDescriptionsContext = createContext<FieldDescriptionsAtom | undefined>(undefined);

/** Describes a field to its form. A field in a row of a list is part of the description of the list. */
export function useFieldDescription(name: string, description: FieldDescription): void {
  const { store } = useShellPlatform();
  const descriptionsAtom = useContext(FieldDescriptionsContext);
  // This runs after every render: options and languages change, and the names of options may be loaded later.
  useEffect(() => {
    if (!descriptionsAtom || name.includes('.')) return;
    store.set(descriptionsAtom, (known) => new Map(known).set(name, description));
  });
}
