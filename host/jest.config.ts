import { jestPreset } from '@handover/shared/build/jest';

export default jestPreset();
