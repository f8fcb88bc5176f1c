// The build names this file in its manifest, and the gateway in each page.
import './brand/favicon.svg';

void import('./bootstrap.tsx');
