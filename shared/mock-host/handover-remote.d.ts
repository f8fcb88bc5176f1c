/** What the bundler puts in their place is the one remote that runs: `src/remote.tsx` and `src/remote.json` of its package. */
declare module 'handover-remote' {
  export const remote: import('../federation/index.ts').RemoteModule;
}
declare module 'handover-descriptor' {
  const descriptor: import('../federation/index.ts').RemoteDescriptor;
  export default descriptor;
}
