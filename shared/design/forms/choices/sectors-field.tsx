import { useWatch } from 'react-hook-form';
import { COUNT } from '../../../contract/limits.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { useSectors } from '../../../kernel/reference/index.ts';
import { useWithChosen } from '../../ui-extra/index.ts';
import { HelpMeChoose } from './help-me-choose.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import type { SelectFieldProps } from './select-field.tsx';
import { useChoiceHelp } from './use-choice-help.ts';

export type SectorsFieldProps = Pick<SelectFieldProps, 'name' | 'label' | 'description'>;

/** One to five sectors, or help with the choice. The value is a list of ids. */
export const SectorsField = (props: SectorsFieldProps) => {
  const chosen: string[] = useWatch({ name: props.name }) ?? [];
  const sectors = useWithChosen(useSectors(), paths.sectors, chosen);
  const help = useChoiceHelp(props.name, paths.needHelpSector, sectors);
  return (
    <div>
      <MultiSelectField
        {...props}
        {...sectors}
        options={[...sectors.options, ...help.options]}
        max={COUNT.sectors}
        required
      />
      <HelpMeChoose help={help} />
    </div>
  );
};
