import { jestPreset } from '@handover/shared/testing/jest';

export default jestPreset();
