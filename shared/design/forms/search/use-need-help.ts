import type { Sector, SubSector } from '../../../contract/index.ts';
import { paths } from '../../../contract/paths.ts';
import { useLabel } from '../../../kernel/i18n/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, useQuery } from '../../../kernel/query/index.ts';
import type { Option } from '../../../kernel/reference/index.ts';

/** The fields in which somebody may not know what to choose. */
export type HelpType = 'sectors' | 'preferred_sector' | 'sub_sectors' | 'preferred_sub_sector';

const PATHS: Record<HelpType, string> = {
  sectors: paths.needHelpSector,
  preferred_sector: paths.needHelpSector,
  sub_sectors: paths.needHelpSubSector,
  preferred_sub_sector: paths.needHelpSubSector,
};

/** The option of a person who does not know their sector or sub-sector; it is in no list. Undefined until it is here. */
export function useNeedHelp(type: HelpType, enabled = true): Option | undefined {
  const { http } = usePlatform();
  const label = useLabel();
  const path = PATHS[type];
  const { data } = useQuery({
    queryKey: areaKey('select', path),
    queryFn: ({ signal }) => http.get<Sector | SubSector>(path, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return data && { value: String(data.id), label: label(data) };
}
