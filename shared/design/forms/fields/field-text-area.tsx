import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFieldValue } from './use-field.ts';

const GROWS_BY_STYLE = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

interface FieldTextAreaProps extends Omit<ComponentProps<'textarea'>, 'name' | 'value' | 'ref'> {
  name: string;
}

/** The text area of a field, by its name. It renders alone with each key. */
export const FieldTextArea = ({ name, ...props }: FieldTextAreaProps) => {
  const { ref, ...field } = useFieldValue(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const value = String(field.value ?? '');
  useGrowingHeight(area, value);
  return (
    <textarea
      {...props}
      {...field}
      value={value}
      ref={(element) => {
        area.current = element;
        ref(element);
      }}
    />
  );
};

/**
 * Grows the field if the style sheet can't (`field-sizing`), since it costs two layouts of the page with each key.
 */
function useGrowingHeight(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || GROWS_BY_STYLE) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [area, value]);
}
