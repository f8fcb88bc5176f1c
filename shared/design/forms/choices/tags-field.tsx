import { COUNT } from '../../../contract/limits.ts';
import { rules } from '../rules/rules.ts';
import { useCreateTag } from '../search/create-reference.mutation.ts';
import { useTagSearch } from '../search/use-reference-search.ts';
import type { SearchOptions } from '../search/use-searched-options.ts';
import { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';

export type TagsFieldProps = Omit<MultiSelectFieldProps, 'options' | 'max'> & Pick<SearchOptions, 'known'>;

/** Up to ten tags, searched on the server; a missing one is created. The value is a list of ids. */
export const TagsField = ({ known, ...props }: TagsFieldProps) => {
  const create = useCreateTag();
  return (
    <MultiSelectField
      {...useTagSearch({ known })}
      {...props}
      max={COUNT.tags}
      createRule={rules.tag()}
      onCreate={create.mutateAsync}
    />
  );
};
