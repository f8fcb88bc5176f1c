import { atom } from '@handover/shared/store';

const metaOperator = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.head.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content || undefined;

/** The operator on the server, where there is no html yet. */
export const givenOperatorAtom = atom<string | undefined>(undefined);

/** The operator of this installation, which the gateway writes into the html. */
export const operatorAtom = atom((get) => get(givenOperatorAtom) ?? metaOperator());
