import process from 'node:process';

/** `handover demo`: what `SEED=demo` is, whatever else is set. */
Object.assign(process.env, { SEED: 'demo', HOST: '127.0.0.1' });
await import('./start.ts');
