import { createContext } from 'react';

/** The remote whose component this is: what it opens is opened by that remote. Undefined in the shell. */
export const ModalOpenerContext = createContext<string | undefined>(undefined);
