import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import { useCurrentUser, useSignedIn } from '@handover/shared/session';
import { Button, LoadingBlock } from '@handover/shared/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './about-us.module.css';
import { ContactForm } from './contact-form.tsx';

/** Remounted for each session: what one user has typed is not shown to the next. */
export function Contact() {
  const { session } = usePlatform();
  useSignedIn();
  return <SessionContact key={session.epoch} />;
}

/** The form, prefilled for a signed-in user; a confirmation once it is sent. */
function SessionContact() {
  const { t } = useTranslation('pages');
  const signedIn = useSignedIn();
  const { data: user, isPending } = useCurrentUser();
  const [sentFrom, setSentFrom] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sentFrom) heading.current?.focus();
  }, [sentFrom]);

  if (sentFrom)
    return (
      <div className={classes.sent}>
        <h3 ref={heading} tabIndex={-1}>
          {t('contact.sentTitle')}
        </h3>
        <p>{t('contact.sentText', { email: sentFrom })}</p>
        <Button variant="default" onClick={() => setSentFrom(undefined)}>
          {t('contact.again')}
        </Button>
      </div>
    );
  if (signedIn && isPending) return <LoadingBlock variant="form" count={4} label={t('contact.loading')} />;
  const known = signedIn && user ? user : undefined;
  return (
    <ContactForm
      name={known ? `${known.first_name} ${known.last_name}`.trim() : ''}
      email={known?.email ?? ''}
      phone={known?.phone ?? ''}
      onSent={setSentFrom}
    />
  );
}
