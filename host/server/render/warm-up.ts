import type { ReleaseSet } from '@handover/shared/federation';

/** Renders each page that visitors may open once, so that the first of them does not wait for code that is run for the first time. */
export async function warmUp(
  { host, remotes }: Pick<ReleaseSet, 'host' | 'remotes'>,
  render: (path: string) => Promise<unknown>,
): Promise<void> {
  const routes = [host, ...Object.values(remotes)].flatMap((release) => release.routes);
  const paths = routes.filter(({ access }) => access === 'anyone').map(({ path }) => path);
  for (const path of paths.filter((each) => !/[:*]/.test(each))) await render(path);
}
