/** What every page is drawn with: the theme, light parts of Mantine in our hand, and parts of our own. Texts come as props. */

export type { ButtonProps } from '@mantine/core';
export { Icon, type IconProps } from './icon/icon.tsx';
export type { IconName } from './icon/paths.ts';
export { Avatar, type AvatarProps } from './lists/avatar.tsx';
export { BackLink } from './lists/back-link.tsx';
export { List, ListRow, type ListRowProps } from './lists/list.tsx';
export {
  ActionIcon,
  Alert,
  Anchor,
  Box,
  Button,
  Group,
  Loader,
  Skeleton,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from './mantine.ts';
export { Page, type PageProps } from './page/page.tsx';
export { Section, type SectionProps } from './page/section.tsx';
export { Pattern, type PatternProps } from './pattern/pattern.tsx';
export { COLOR_SCHEME_COOKIE, type ColorScheme } from './provider/color-scheme-manager.ts';
export { UiProvider, type UiProviderProps } from './provider/ui-provider.tsx';
export { useColorScheme } from './provider/use-color-scheme.ts';
export { LoadError, type LoadErrorProps } from './query-view/load-error.tsx';
export { QueryView, type QueryViewProps } from './query-view/query-view.tsx';
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { LoadingBlock, type LoadingBlockProps } from './states/loading-block.tsx';
export { useDelayed } from './states/use-delayed.ts';
export { Status, type StatusKind, type StatusProps } from './status/status.tsx';
export { TeaserCard, type TeaserCardProps, type TeaserFact } from './teaser-card/teaser-card.tsx';
