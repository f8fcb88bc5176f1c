import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolder, fontLicences, subsetFonts } from '../fonts/subset-fonts.ts';

/** `pnpm --filter @handover/tooling fonts`: writes the files that `design/ui/styles/fonts.css` names. */
for (const [file, content] of [...(await subsetFonts()), ...fontLicences()]) {
  writeFileSync(join(fontFolder, file), content);
  console.log(`${file}: ${(content.length / 1000).toFixed(1)} kB`);
}
