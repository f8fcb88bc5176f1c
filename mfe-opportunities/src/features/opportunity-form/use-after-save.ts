import type { Opportunity } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { useMessages } from '@handover/shared/messages';
import { routes, useNavigate } from '@handover/shared/router';
import { useEffect, useRef } from 'react';

/** To the saved one, saying what comes next; after the render that lifts the guard of unsaved input. */
export function useAfterSave(saved: Opportunity | undefined, isNew: boolean): void {
  const { t } = useTranslation('opportunities');
  const messages = useMessages();
  const navigate = useNavigate();
  const gone = useRef(false);
  useEffect(() => {
    if (!saved || gone.current) return;
    gone.current = true;
    const outcome = isNew ? 'created' : saved.validated === null ? 'resubmitted' : 'saved';
    messages.success(t(`form.${outcome}`));
    navigate(routes.oppView(saved.id), { replace: true });
  }, [saved, isNew, messages, navigate, t]);
}
