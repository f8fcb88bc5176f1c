import { BrowseView } from '../features/browse/browse-view.tsx';

export const BrowseBuyPage = () => <BrowseView type="buy" />;
