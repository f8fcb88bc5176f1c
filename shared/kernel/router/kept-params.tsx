import { useSearchParams } from 'react-router-dom';

/** Hidden fields that keep parameters of the address, for a form that the browser sends itself. */
export function KeptParams({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  return names.map((name) => {
    const value = query.get(name);
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
