/** Lists, facts and their links. */

export { useIsHydrating } from '../../../kernel/lazy/index.ts';
export { DeleteButton } from '../dialogs/delete-button.tsx';
export { lazyComponent } from '../lazy-component.tsx';
export { LinkTabs } from '../link-tabs.tsx';
export { BackLink } from '../lists/back-link.tsx';
export { BuyerFacts } from '../lists/buyer-facts.tsx';
export { Facts } from '../lists/facts.tsx';
export { focusTitle } from '../lists/focus-title.ts';
export { Introduction } from '../lists/introduction.tsx';
export { KeyValue } from '../lists/key-value.tsx';
export { ListLimit } from '../lists/list-limit.tsx';
export { Swatch } from '../lists/swatch.tsx';
export { buyerProfileQuery, useBuyerProfile } from '../lists/use-buyer-profile.ts';
export { useKeptPlace } from '../lists/use-kept-place.ts';
export { useLabels } from '../lists/use-labels.ts';
export { usePagedList } from '../lists/use-paged-list.ts';
export { useWithChosen } from '../lists/use-with-chosen.ts';
export { WebLink } from '../lists/web-link.tsx';
