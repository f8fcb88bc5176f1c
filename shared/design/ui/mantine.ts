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
} from '@mantine/core';
