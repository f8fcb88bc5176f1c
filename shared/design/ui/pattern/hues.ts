/** A hue for each sector, by the word it begins with, so that what belongs together looks it. Others get one from their name. */
const SECTOR_HUES: Record<string, number> = {
  agriculture: 96,
  construction: 28,
  education: 262,
  energy: 48,
  finance: 212,
  food: 12,
  health: 168,
  hospitality: 338,
  industry: 200,
  manufacturing: 200,
  media: 300,
  professional: 230,
  real: 34,
  retail: 350,
  services: 240,
  technology: 188,
  software: 188,
  it: 188,
  transport: 218,
};

/** FNV-1a: small, even enough for drawings, the same everywhere. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

export const hueOf = (sector: string): number =>
  SECTOR_HUES[sector.toLowerCase().split(/[^\p{L}]+/u)[0] ?? ''] ?? hashOf(sector) % 360;
