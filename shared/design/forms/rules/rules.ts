import { choiceRules } from './choice.rules.ts';
import { numberRules } from './number.rules.ts';
import { opportunityRules } from './opportunity.rules.ts';
import { textRules } from './text.rules.ts';

/** The rules of the specification (section 5). Their messages are keys of the namespace `inputs`. */
export const rules = { ...textRules, ...numberRules, ...choiceRules, ...opportunityRules };
