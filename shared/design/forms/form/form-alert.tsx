import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert, Icon } from '../../ui/index.ts';
import { AlertPlace } from './alert-place.tsx';

/** What went wrong with the form as a whole. Comes into view by itself, since the button may be far below. */
export const FormAlert = ({ title }: { title?: string }) => {
  const { formState } = useFormContext();
  const text = formState.errors.root?.server?.message;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <AlertPlace ref={place}>
      {text ? (
        <Alert color="danger" title={title} icon={<Icon name="alert" />} role="presentation">
          {String(text)}
        </Alert>
      ) : null}
    </AlertPlace>
  );
};
