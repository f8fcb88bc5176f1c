/** A hue for each sector, by the first word of its name; other names get one from their hash. */
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

/** FNV-1a: a small hash with an even distribution. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

export const hueOf = (sector: string): number =>
  SECTOR_HUES[sector.toLowerCase().split(/[^\p{L}]+/u)[0] ?? ''] ?? hashOf(sector) % 360;
