/** Steps and time that is left. */
export { Countdown } from '../progress/countdown.tsx';
export { Stepper } from '../progress/stepper.tsx';
