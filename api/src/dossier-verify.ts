import { verifyDossier } from './features/dossier/verify-dossier.ts';

/** `pnpm --filter api dossier:verify <file.zip>` checks that each file of a dossier is as its manifest says. It needs no database. */
const [path] = process.argv.slice(2);
try {
  if (!path) throw new Error('Name the zip of a dossier');
  console.log(await verifyDossier(path));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
