import { relative } from 'node:path';
import postcss from 'postcss';
import type { LoaderContext } from 'webpack';
import { outsideRules } from './outside-rules.ts';

export interface RemoteStyles {
  /** The folder of the remote. */
  folder: string;
  /** The name of its cascade layer. */
  layer: string;
  /** Files that are not the remote's, and left as they are. */
  except: (file: string) => boolean;
}

/**
 * Puts the styles of a remote into a cascade layer of its own, after those of the host, whichever is loaded first. Fails where they could
 * change what is not the remote's.
 */
export default function remoteStylesLoader(this: LoaderContext<RemoteStyles>, source: string): string {
  const { folder, layer, except } = this.getOptions();
  if (except(this.resourcePath)) return source;
  const root = postcss.parse(source);
  const outside = outsideRules(root, /\.module\.css$/.test(this.resourcePath));
  if (outside.length > 0) {
    const file = relative(folder, this.resourcePath);
    const lines = outside.map(({ line, reason }) => `${file}:${line} ${reason}`);
    const error = new Error(`Styles reach outside of ${layer}:\n${lines.join('\n')}`);
    throw Object.assign(error, { hideStack: true });
  }
  return `@layer mantine, shared; @layer ${layer} {${source}}`;
}
