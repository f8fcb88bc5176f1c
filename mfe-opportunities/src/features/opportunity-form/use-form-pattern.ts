import { type Opportunity, paths, type Reference } from '@handover/shared/contract';
import { useWatch } from '@handover/shared/forms';
import { useSectors, useSubSectors } from '@handover/shared/reference';
import { useWithChosen } from '@handover/shared/ui-extra';

/** The chosen items in the order of the api, on which the pattern depends. */
const chosenOf = <Item extends Reference>(items: readonly Item[], ids: readonly string[]): Item[] =>
  items.filter(({ id }) => ids.includes(String(id))).sort((one, other) => one.id - other.id);

interface FormPattern {
  pattern: Pick<Opportunity, 'sectors' | 'sub_sectors'> & { id?: number };
  /** Whether the names of the choices are still loading. The pattern would be another one without them. */
  isPending: boolean;
}

/**
 * The values that decide the pattern of the opportunity in the form. They are those of the saved one, as far as the
 * choices are the same.
 */
export function useFormPattern(sectorsName: 'sectors' | 'preferred_sectors'): FormPattern {
  const [id, sectorIds = [], subSectorIds = []]: [number | null, string[]?, string[]?] = useWatch({
    name: ['id', sectorsName, 'sub_sectors'],
  });
  const parents = [...sectorIds].sort().join(',');
  const sectors = useWithChosen(useSectors(), paths.sectors, sectorIds);
  const subSectors = useWithChosen(useSubSectors(sectorIds), paths.subSectors, parents ? subSectorIds : [], {
    parents,
  });
  const pattern = {
    id: id ?? undefined,
    sectors: chosenOf(sectors.items, sectorIds),
    sub_sectors: chosenOf(subSectors.items, subSectorIds),
  };
  return { pattern, isPending: sectors.isPending || subSectors.isPending };
}
