import { join } from 'node:path';
import { manifestPlugin, viteFederationOptions } from '@handover/manifest-plugin';
import { federation } from '@module-federation/vite';
import vue from '@vitejs/plugin-vue';
import type { InlineConfig } from 'vite';

const folder = import.meta.dirname;

/** A remote in Vue, made by Vite, as `docs/federation/other-bundlers.md` describes. */
export const vueConfig = (output: string): InlineConfig => ({
  root: folder,
  configFile: false,
  // Chunks and styles are found beside the entry, wherever that is.
  base: './',
  logLevel: 'warn',
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: join(folder, 'src/remote.ts') },
  },
  plugins: [
    vue(),
    federation({ ...viteFederationOptions(folder), exposes: { './remote': './src/remote.ts' } }),
    manifestPlugin.vite({ folder }),
  ],
});
