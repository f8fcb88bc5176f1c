import { compareFiles, type Finding } from './manifest.rules.ts';
import { readDossier } from './read-dossier.ts';

const PROBLEMS: Record<Finding['problem'], string> = {
  changed: 'is not as it was written',
  missing: 'is missing',
  added: 'was added',
};

/** Says that a dossier is whole, or throws with every file that is not as its manifest says. */
export async function verifyDossier(path: string): Promise<string> {
  const { manifest, files } = await readDossier(path);
  const findings = compareFiles(manifest.files, files);
  if (findings.length > 0) {
    const lines = findings.map((finding) => `${finding.path} ${PROBLEMS[finding.problem]}`);
    throw new Error([`${path} is not whole:`, ...lines].join('\n'));
  }
  return `${path} is whole: ${manifest.files.length} files of “${manifest.project_title}”, for the ${manifest.side}, made on ${manifest.made_at}`;
}
