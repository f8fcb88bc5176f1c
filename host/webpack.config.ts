import { hostConfig } from '@handover/shared/build';

export default hostConfig(import.meta.url);
