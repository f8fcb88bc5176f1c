import { useSearchParams } from 'react-router-dom';

/** In a form that the browser sends itself: hidden fields for the parameters of the address that it keeps. */
export function KeptParams({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  return names.map((name) => {
    const value = query.get(name);
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
