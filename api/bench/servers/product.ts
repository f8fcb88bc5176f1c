import { reportUsage } from './usage.ts';

reportUsage();
await import('../../src/server.ts');
