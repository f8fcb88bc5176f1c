import { remoteConfig } from '@handover/shared/build';

export default remoteConfig(import.meta.url);
