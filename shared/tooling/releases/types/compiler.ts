import { ReleaseError } from '../release-error.ts';
import type { Diagnostic, Program } from './diagnostic.ts';

/** Checks a program of texts. The compiler is loaded only when needed: servers have none. */
export async function compileTypes(program: Program): Promise<Diagnostic[]> {
  const { runCompiler } = await import('./run-compiler.ts').catch(() => {
    throw new ReleaseError(
      'The types of entry points differ, and there is no compiler here to compare them: use the tools of a checkout.',
    );
  });
  return runCompiler(program);
}
