/** Aliases of the bundler for `src/remote.tsx` and `src/remote.json` of the remote that runs. */
declare module 'handover-remote' {
  export const remote: import('@handover/shared/federation').RemoteModule;
}
declare module 'handover-descriptor' {
  const descriptor: import('@handover/shared/federation').RemoteDescriptor;
  export default descriptor;
}
