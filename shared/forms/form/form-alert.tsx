import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert, Icon } from '../../ui/index.ts';

/** What went wrong with the form as a whole. Comes into view by itself, since the button may be far below. */
export const FormAlert = ({ title }: { title?: string }) => {
  const { formState } = useFormContext();
  const text = formState.errors.root?.server?.message;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={place} role="alert">
      {text ? (
        <Alert color="danger" title={title} icon={<Icon name="alert" />} role="presentation">
          {String(text)}
        </Alert>
      ) : null}
    </div>
  );
};
