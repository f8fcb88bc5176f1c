import type { ReactNode } from 'react';
import { Button, Group, Icon } from '../../../design/ui/index.ts';
import { useDownloadDocument } from '../queries/download-document.mutation.ts';
import { PreviewButton } from './preview-button.tsx';
import type { PreviewedFile } from './previewed-file.ts';

interface DocumentButtonsProps {
  file: PreviewedFile;
  size?: 'xs' | 'sm';
  /** What else can be done with it. */
  children?: ReactNode;
}

/** One document beside a text: its download and, where it can be shown in the page, its preview. */
export const DocumentButtons = ({ file, size = 'sm', children }: DocumentButtonsProps) => {
  const download = useDownloadDocument();
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size={size}
        leftSection={<Icon name="download" size={18} />}
        loading={download.isPending}
        onClick={() => download.mutate(file)}
      >
        {file.name}
      </Button>
      <PreviewButton file={file} />
      {children}
    </Group>
  );
};
