import { Icon, type IconName } from '../../ui/index.ts';

const ICONS: Record<string, IconName> = {
  pdf: 'file-pdf',
  doc: 'file-doc',
  docx: 'file-doc',
  xls: 'file-xls',
  xlsx: 'file-xls',
};

export const extensionOf = (name: string): string => name.split('.').pop()?.toLowerCase() ?? '';

export const FileIcon = ({ name, size = 24 }: { name: string; size?: number }) => (
  <Icon name={ICONS[extensionOf(name)] ?? 'file-doc'} size={size} />
);
