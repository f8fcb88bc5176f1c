import type { ReleaseSet } from '@handover/shared/federation/contract';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { outsideRules } from '../../build/styles/outside-rules.ts';
import { versionKey } from '../builds/publish.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { versionsOf } from '../compose/changes.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Whatever tool a remote was built with, its style sheets may only be about its own elements: each selector needs a class, for the element
 * or for one around it, that no style sheet of the host has. Throws a `ReleaseError` that names every rule that is not.
 */
export async function checkStyles(store: Store, set: ReleaseSet, names: readonly string[]): Promise<void> {
  const remotes = names.filter((name) => set.remotes[name]);
  const sheets = (await Promise.all(remotes.map((name) => styleSheetsOf(store, set, name)))).flat();
  if (sheets.length === 0) return;
  const ofHost = new Set<string>();
  const collect = selectorParser((parsed) => parsed.walkClasses(({ value }) => void ofHost.add(value)));
  for (const { root } of await styleSheetsOf(store, set, 'host'))
    root.walkRules(({ selector }) => void collect.processSync(selector));
  const reasons = sheets.flatMap(({ about, root }) =>
    outsideRules(root, true, ({ type, value }) => type === 'id' || ofHost.has(value)).map(
      ({ line, reason }) => `${about}:${line} ${reason}`,
    ),
  );
  if (reasons.length === 0) return;
  throw new ReleaseError(
    ['Refused, nothing was changed. Styles reach outside of their remote:', ...new Set(reasons)].join('\n  '),
  );
}

async function styleSheetsOf(store: Store, set: ReleaseSet, name: string) {
  const version = versionsOf(set)[name] ?? '';
  const build = await storedBuild(store, name, version);
  const files = Object.keys(build?.files ?? {}).filter((file) => file.endsWith('.css'));
  return Promise.all(
    files.map(async (file) => {
      const text = (await store.read(`${versionKey(name, version)}/${file}`))?.text ?? '';
      return { about: `${name} ${version}/${file}`, root: postcss.parse(text) };
    }),
  );
}
