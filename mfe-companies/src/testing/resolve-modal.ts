import { remote } from '../remote.tsx';

/** The resolver of a test platform, for the modals of this remote. */
export const resolveModal = (name: string) => {
  const load = remote.modals[name];
  return load && (async () => Object.values((await load()) as object)[0]);
};
