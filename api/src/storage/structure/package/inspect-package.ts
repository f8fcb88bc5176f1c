import { Found } from '../finding.ts';
import type { Inspection } from '../inspection.ts';
import { ContentTypes, type PackageKind } from './content-types.ts';
import { PackageParts } from './package-parts.ts';
import { checkRelationship, type Relationship, relationshipReader } from './relationships.ts';
import type { XmlReader } from './xml.ts';
import { type Part, readParts } from './zip-parts.ts';

/**
 * Inspects an Office file in the current format: its parts, their types and relationships. Throws `Found`; returns
 * its kind.
 */
export async function inspectPackage(content: Buffer, inspection: Inspection): Promise<PackageKind> {
  const parts = await readPackage(content, inspection);
  if (parts.kind === 'macros') throw new Found('has_macros', { found: 'basic' });
  if (parts.kind === 'docx' || parts.kind === 'xlsx') parts.checkContent();
  return parts.kind;
}

/** Looks into a package inside of a document. Gives whether it is none, but a zip of other files. */
export async function isArchive(content: Buffer, inspection: Inspection): Promise<boolean> {
  return (await readPackage(content, inspection)).kind === 'none';
}

async function readPackage(content: Buffer, inspection: Inspection): Promise<PackageParts> {
  const types = new ContentTypes();
  const relationships: Relationship[] = [];
  const parts = new PackageParts(types, relationships, inspection);
  for await (const part of readParts(content, inspection.budget)) {
    if (part.name === '[content_types].xml') await readTags(part, types.reader());
    else if (part.name.endsWith('.rels')) await readTags(part, relationshipReader(part.name, relationships));
    else await parts.read(part);
  }
  for (const each of relationships) checkRelationship(each);
  parts.checkLinks();
  return parts;
}

async function readTags({ chunks }: Part, reader: XmlReader): Promise<void> {
  for await (const chunk of chunks) reader.write(chunk);
  reader.end();
}
