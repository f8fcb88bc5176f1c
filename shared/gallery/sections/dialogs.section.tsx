import { useModals } from '../../modals/index.ts';
import { Button } from '../../ui/index.ts';
import classes from '../gallery.module.css';
import type { Section } from './section.ts';

const Confirm = () => {
  const modals = useModals();
  const ask = (danger: boolean) =>
    void modals.open('confirm', {
      title: 'Remove the company?',
      text: 'Its opportunities are removed with it.',
      action: 'Remove the company',
      danger,
    });
  return (
    <div className={classes.states}>
      <Button variant="default" onClick={() => ask(false)}>
        A question
      </Button>
      <Button variant="default" onClick={() => ask(true)}>
        One that can’t be taken back
      </Button>
    </div>
  );
};

export const dialogs: Section = {
  id: 'dialogs',
  title: 'Dialogs',
  examples: [{ name: 'confirm', Example: Confirm }],
};
