/** Aliases of the bundler for `src/remote.tsx` and `src/remote.json` of the remote that runs. */
declare module 'handover-remote' {
  export const remote: import('../federation/index.ts').RemoteModule;
}
declare module 'handover-descriptor' {
  const descriptor: import('../federation/index.ts').RemoteDescriptor;
  export default descriptor;
}
