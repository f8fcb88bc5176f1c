import type { LoaderContext } from 'webpack';
import { leaveOut } from './leave-out.ts';
import { leftOut } from './left-out.ts';

/** The loader of the files in `left-out.ts`. */
export default function leaveOutLoader(this: LoaderContext<unknown>, source: string): string {
  const found = leftOut.find(({ file }) => file.test(this.resourcePath));
  return found ? leaveOut(source, found.bodies) : source;
}
