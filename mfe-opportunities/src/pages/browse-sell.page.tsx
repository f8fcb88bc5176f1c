import { BrowseView } from '../features/browse/browse-view.tsx';

export const BrowseSellPage = () => <BrowseView type="sell" />;
