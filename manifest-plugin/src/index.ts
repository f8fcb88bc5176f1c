export { federationOptions, viteFederationOptions } from './federation-options.ts';
export { manifestPlugin } from './manifest-plugin.ts';
