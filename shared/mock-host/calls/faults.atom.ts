import { keptAtom } from '../state/kept-atom.ts';
import { noFaults } from './faults.ts';

/** What happens to calls now. */
export const faultsAtom = keptAtom('mock-host.faults', noFaults);
