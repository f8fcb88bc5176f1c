import { buttons } from './buttons.section.tsx';
import { choices } from './choices.section.tsx';
import { controls } from './controls.section.tsx';
import { dialogs } from './dialogs.section.tsx';
import { documents } from './documents.section.tsx';
import { fieldStates } from './field-states.section.tsx';
import { figures } from './figures.section.tsx';
import { files } from './files.section.tsx';
import { forms } from './forms.section.tsx';
import { foundations } from './foundations.section.tsx';
import { groups } from './groups.section.tsx';
import { lists } from './lists.section.tsx';
import { messages } from './messages.section.tsx';
import { orgCharts } from './org-charts.section.tsx';
import { pictures } from './pictures.section.tsx';
import { progress } from './progress.section.tsx';
import { queryView } from './query-view.section.tsx';
import type { Section } from './section.ts';
import { states } from './states.section.tsx';
import { teasers } from './teasers.section.tsx';

/** All components, in the order in which to learn them. */
export const sections: [Section, ...Section[]] = [
  foundations,
  buttons,
  lists,
  teasers,
  progress,
  states,
  queryView,
  controls,
  dialogs,
  messages,
  fieldStates,
  choices,
  groups,
  forms,
  files,
  documents,
  pictures,
  orgCharts,
  figures,
];
