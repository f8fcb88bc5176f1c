import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What a field is called, and how its values read: to show two versions of it beside each other. */
export interface FieldDescription {
  label: ReactNode;
  /** Of a list: a line for each entry. The other values are for units, such as a currency. */
  linesOf?: ((value: unknown, values: object) => string[]) | undefined;
  /** Default: the value as text. */
  textOf?: ((value: unknown, values: object) => ReactNode) | undefined;
}

/** The descriptions of the fields that a form has rendered, by name. */
export function createFieldDescriptions() {
  const known = new Map<string, FieldDescription>();
  const listeners = new Set<() => void>();
  let revision = 0;
  return {
    get: (name: string) => known.get(name),
    set: (name: string, description: FieldDescription) => {
      known.set(name, description);
      revision += 1;
      for (const listener of listeners) listener();
    },
    /** As `useSyncExternalStore` expects it: the names of options may be loaded later. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    revision: () => revision,
  };
}

export type FieldDescriptions = ReturnType<typeof createFieldDescriptions>;

export const FieldDescriptionsContext = createContext<FieldDescriptions | undefined>(undefined);

/** Describes a field to its form. A field in a row of a list is part of the description of the list. */
export function useFieldDescription(name: string, description: FieldDescription): void {
  const descriptions = useContext(FieldDescriptionsContext);
  // After every render: options and languages change.
  useEffect(() => {
    if (!name.includes('.')) descriptions?.set(name, description);
  });
}
