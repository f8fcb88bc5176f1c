import { BrowseView } from '../features/browse/browse-view.tsx';

export const BrowsePage = () => <BrowseView />;
