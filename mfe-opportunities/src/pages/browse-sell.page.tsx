import { Browse } from '../features/browse/browse.tsx';

export const BrowseSellPage = () => <Browse type="sell" />;
