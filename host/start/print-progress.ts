export { say } from '@handover/shared/build/command';
