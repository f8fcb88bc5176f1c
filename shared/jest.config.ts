import { jestPreset } from './testing/jest/index.ts';

export default jestPreset({ others: ['tooling'] });
