import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Alert, Icon } from '../../ui/index.ts';
import { AlertRegion } from './alert-region.tsx';

/** Errors of the form as a whole. It is scrolled into view, because the button may be far away. */
export const FormAlert = ({ title }: { title?: string }) => {
  const { errors } = useFormState();
  const text = errors.root?.server?.message;
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <AlertRegion ref={region}>
      {text ? (
        <Alert color="danger" title={title} icon={<Icon name="alert" />} role="presentation">
          {String(text)}
        </Alert>
      ) : null}
    </AlertRegion>
  );
};
