import { getDisplayName, instrument, isCompositeFiber, traverseRenderedFibers } from 'bippy';

/**
 * A function that does something and returns how often each component rendered meanwhile, by its name and, of a field, that of the
 * field: `{ 'FieldTextInput first_name': 1 }`. Effects and deferred renders count; those of Mantine do not, since they follow from
 * ours. Create it before the first rendering, at the top of a test file.
 */
export function createRenderCounter(): (act: () => void) => Record<string, number> {
  let counts: Record<string, number> = {};
  instrument({
    onCommitFiberRoot: (_renderer, root) =>
      traverseRenderedFibers(root, (fiber) => {
        if (!isCompositeFiber(fiber)) return;
        const component = getDisplayName(fiber.type) ?? 'a component without a name';
        if (component.startsWith('@mantine/')) return;
        const field: unknown = fiber.memoizedProps?.name;
        const name = typeof field === 'string' ? `${component} ${field}` : component;
        counts[name] = (counts[name] ?? 0) + 1;
      }),
  });
  return (act) => {
    counts = {};
    act();
    return counts;
  };
}
