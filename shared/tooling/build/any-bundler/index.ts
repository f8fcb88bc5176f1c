export { ENTRY, federationName, sharedModulesOf } from './federation-options.ts';
export { hashesToken, sealBuild } from './seal-build.ts';
