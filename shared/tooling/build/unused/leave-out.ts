import { FAILS, type LeftOut } from './left-out.ts';

const placeOf = (name: string) => ({
  // A function at any depth, or a method, as the packages are formatted: up to the next brace in the column where it begins.
  code: new RegExp(
    `^( *)((?:async )?(?:function )?${name}\\((?:.*\\) \\{|.*(?:\\n\\1 .*)*\\n\\1\\}(?: = \\{\\})?\\) \\{))(?:\\n(?!\\1\\}).*)*\\n\\1\\}$`,
    'gm',
  ),
  component: new RegExp(`^(?:var|const) ${name} = .*(?:\\n(?: .*)?)*\\n\\);$`, 'gm'),
});

/** Throws where the source has no such function, as another version of the package may be built otherwise. */
export function leaveOut(source: string, bodies: LeftOut['bodies']): string {
  let code = source;
  for (const [name, body] of Object.entries(bodies)) {
    const place = placeOf(name);
    const instead = body === FAILS ? `throw Error("${name} is left out");` : body;
    const before = code;
    code = code
      .replace(place.code, (_, indent: string, head: string) => `${indent}${head} ${instead} }`)
      .replace(place.component, () => `var ${name} = () => { ${instead} };`);
    if (code === before) throw new Error(`No function ${name}: see shared/tooling/build/unused/left-out.ts`);
  }
  return code;
}
