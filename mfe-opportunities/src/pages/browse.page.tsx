import { useSearchParams } from '@handover/shared/router';
import { Browse } from '../features/browse/browse.tsx';

/** The page of the type in the address: businesses for sale, unless it is `?type=buy`. */
export function BrowsePage() {
  const [query] = useSearchParams();
  const type = query.get('type') === 'buy' ? 'buy' : 'sell';
  return <Browse key={type} type={type} />;
}
