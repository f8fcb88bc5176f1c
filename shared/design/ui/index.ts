/** The components that the first page needs: theme, layout, small components of Mantine and our own. Others are in `ui-extra`. */
import './styles/layers.css';

export type { ButtonProps } from '@mantine/core';
export { Button } from './button/button.tsx';
export { Face } from './face/face.tsx';
export { Icon } from './icon/icon.tsx';
export type { IconName } from './icon/paths.ts';
export { Avatar } from './lists/avatar.tsx';
export { List, ListRow } from './lists/list.tsx';
export { RowLink } from './lists/row-link.tsx';
export {
  ActionIcon,
  Alert,
  Anchor,
  Box,
  Group,
  Loader,
  Skeleton,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from './mantine.ts';
export { useDisclosure } from './overlay/use-disclosure.ts';
export { Page } from './page/page.tsx';
export { Section } from './page/section.tsx';
export { TextSection } from './page/text-section.tsx';
export { usePageTitle } from './page/use-page-title.ts';
export { Pattern } from './pattern/pattern.tsx';
export { UiProvider } from './provider/ui-provider.tsx';
export { useColorScheme } from './provider/use-color-scheme.ts';
export { LoadError } from './query-view/load-error.tsx';
export { QueryView } from './query-view/query-view.tsx';
export { NativeSelect } from './select/native-select.tsx';
export { EmptyState } from './states/empty-state.tsx';
export { LoadingBlock } from './states/loading-block.tsx';
export { StatePage } from './states/state-page.tsx';
export { useDelayed } from './states/use-delayed.ts';
export { Status, type StatusKind } from './status/status.tsx';
export { BREAKPOINTS } from './theme/breakpoints.ts';
