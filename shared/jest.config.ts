import { jestPreset } from './build/jest/index.ts';

export default { ...jestPreset(), testPathIgnorePatterns: ['/node_modules/', '/releases/', '/build/'] };
