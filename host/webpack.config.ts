import { hostConfig } from '@handover/tooling';

export default hostConfig(import.meta.url);
