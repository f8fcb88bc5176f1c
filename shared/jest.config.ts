import { jestPreset } from './build/jest/index.ts';

export default jestPreset();
