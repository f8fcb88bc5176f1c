import { useTranslation } from '@handover/shared/i18n';
import { useCurrentUser } from '@handover/shared/session';
import { Page } from '@handover/shared/ui';
import { createElement } from 'react';
import Checklist from './checklist.vue';
import { fromVue } from './from-vue.ts';

interface ChecklistProps {
  greeting: string;
  done: string;
  more: string;
}

const MountedChecklist = fromVue<ChecklistProps>(Checklist);

/** The page gets the texts and session of the host from its hooks, and passes them to Vue as props. */
export function ChecklistsPage() {
  const { t } = useTranslation('checklists');
  const { data: user } = useCurrentUser();
  const greeting = user ? t('greeting', { name: user.first_name }) : '';
  return createElement(
    Page,
    { title: t('title') },
    createElement(MountedChecklist, { greeting, done: t('done'), more: t('more') }),
  );
}
