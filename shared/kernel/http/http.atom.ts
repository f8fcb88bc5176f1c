import { serviceAtom } from '../store/index.ts';
import type { HttpClient } from './http-client.ts';

/** The client of the platform. */
export const httpAtom = serviceAtom<HttpClient>('http client');
