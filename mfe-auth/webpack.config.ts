import { remoteConfig } from '@handover/tooling';

export default remoteConfig(import.meta.url);
