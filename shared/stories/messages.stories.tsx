import { useState } from 'react';
import { Button, Text } from '../design/ui/index.ts';
import { ModalFrame } from '../design/ui-extra/index.ts';
import { HttpError } from '../kernel/http/index.ts';
import { useMessages } from '../kernel/messages/index.ts';
import { examples } from './samples/examples.tsx';
import classes from './stories.module.css';

const Toasts = () => {
  const messages = useMessages();
  const link = { to: '/user-deals', label: 'Open' };
  const choices = ['Play a sound', 'No sound'].map((label) => ({ label, onChoose: () => undefined }));
  return (
    <div className={classes.states}>
      <Button variant="default" onClick={() => messages.notice('A question was asked.', { link })}>
        notice
      </Button>
      <Button variant="default" onClick={() => messages.notice('Play a sound?', { choices })}>
        notice with a choice
      </Button>
      <Button variant="default" onClick={() => messages.success('The company is saved.')}>
        success
      </Button>
      <Button variant="default" onClick={() => messages.warn('The session has expired.')}>
        warn
      </Button>
      <Button variant="default" onClick={() => messages.error('Changes haven’t been saved')}>
        error
      </Button>
      <Button variant="default" onClick={() => messages.failure(new HttpError({ kind: 'timeout' }))}>
        failure
      </Button>
    </div>
  );
};

const AboveDialog = () => {
  const messages = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const link = { to: '/user-deals', label: 'Open' };
  const tellTwo = () => {
    messages.notice('Claire Moreau has a question about “Regional haulier”.', { link });
    messages.notice('Thomas Keller has sent a letter of intent for “Regional haulier”.', { link });
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        dialog
      </Button>
      {isOpen ? (
        <ModalFrame title="Accept the letter of intent" onClose={() => setIsOpen(false)}>
          <Button onClick={tellTwo}>two notices</Button>
          {Array.from({ length: 20 }, (_, line) => (
            <Text key={line}>What this does, so long that the dialog is as high as it may be.</Text>
          ))}
        </ModalFrame>
      ) : null}
    </>
  );
};

export default { title: 'Messages' };

export const AllStates = examples([
  { name: 'Toasts', Example: Toasts },
  { name: 'Above a dialog', Example: AboveDialog },
]);
