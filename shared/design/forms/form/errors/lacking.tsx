import { useContext, useMemo } from 'react';
import { useTranslation } from '../../../../kernel/i18n/index.ts';
import { atom, useAtomValue } from '../../../../kernel/store/index.ts';
import { FieldDescriptionsContext } from './field-descriptions.ts';

/** How many are named; the others are counted. */
const NAMED = 3;

interface LackingProps {
  /** The names of fields. */
  of?: readonly string[] | undefined;
  /** The missing parts that are no fields, in words. */
  words?: readonly string[] | undefined;
  /** The key of the text, with `names`. */
  text: string;
  /** The title of the section: a field of the same name is not named once more. */
  title: string;
  /** Shown if nothing is known to be lacking. */
  fallback?: string;
}

/** The missing parts of a section, by the labels of its fields. */
export function Lacking({ of = [], words = [], text, title, fallback = '' }: LackingProps) {
  const { t } = useTranslation('inputs');
  const labels = [...useLabels(of), ...words].filter((label) => label !== title);
  if (labels.length === 0) return fallback;
  const names = labels.slice(0, NAMED).join(', ');
  const count = labels.length - NAMED;
  return t(text, { names: count > 0 ? t('lacking.more', { names, count }) : names });
}

const SEPARATOR = '\n';

/** The labels of these fields; a field whose label is no text has none. Renders only when one of them changes. */
function useLabels(names: readonly string[]): string[] {
  const descriptionsAtom = useContext(FieldDescriptionsContext);
  const key = names.join(SEPARATOR);
  const labelsAtom = useMemo(
    () =>
      atom((get) => {
        const descriptions = descriptionsAtom && get(descriptionsAtom);
        const labels = key.split(SEPARATOR).map((name) => descriptions?.get(name)?.label);
        return labels.filter((label) => typeof label === 'string').join(SEPARATOR);
      }),
    [descriptionsAtom, key],
  );
  const labels = useAtomValue(labelsAtom);
  return labels === '' ? [] : labels.split(SEPARATOR);
}
