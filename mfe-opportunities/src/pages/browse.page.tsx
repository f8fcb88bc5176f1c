import { Browse } from '../features/browse/browse.tsx';

export const BrowsePage = () => <Browse />;
