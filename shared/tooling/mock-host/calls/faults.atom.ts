import { sessionStorageAtom } from '../state/session-storage-atom.ts';
import { noFaults } from './faults.ts';

export const faultsAtom = sessionStorageAtom('mock-host.faults', noFaults);
