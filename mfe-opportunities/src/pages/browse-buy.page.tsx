import { Browse } from '../features/browse/browse.tsx';

export const BrowseBuyPage = () => <Browse type="buy" />;
