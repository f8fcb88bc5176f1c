import type { AtRule, Document, Root, Rule } from 'postcss';
import selectorParser, {
  type ClassName,
  type Identifier,
  type Selector,
  type Node as SelectorNode,
} from 'postcss-selector-parser';

/** What a style sheet has that could change how others look. */
export interface OutsideRule {
  line: number;
  reason: string;
}

type IsOwn = (name: ClassName | Identifier) => boolean;
/** Whether a class or id is not of this style sheet alone. */
type IsForeign = (name: ClassName | Identifier) => boolean;

/** At-rules that only group or condition the rules in them. */
const GROUPING = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);

/**
 * The rules of a remote's style sheet that are not limited to its own elements: each selector needs a class of this CSS module, for the
 * element itself or for one around it. Global names (fonts, properties, keyframes outside of a CSS module) are refused, too. Of a style
 * sheet that is built, whose names are those of the page, `isForeign` tells those that are not its own.
 */
export function outsideRules(root: Root, isModule: boolean, isForeign?: IsForeign): OutsideRule[] {
  const found: OutsideRule[] = [];
  const isOwn: IsOwn = (name) => isModule && !isForeign?.(name);
  const refuse = (node: AtRule | Rule, reason: string, lineInSelector = 1) => {
    const { line = 1 } = node.source?.start ?? {};
    found.push({ line: line + lineInSelector - 1, reason });
  };
  root.walkAtRules((rule) => {
    const isLocal = GROUPING.has(rule.name) || (rule.name === 'keyframes' && isModule);
    if (!isLocal) refuse(rule, `@${rule.name} is for the whole page`);
  });
  root.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const isNested = hasRuleAround(rule);
    for (const selector of selectorParser().astSync(rule.selector).nodes) {
      if (isLimited(selector, isOwn, isNested)) continue;
      const hint = isModule ? '' : '; only the classes of a CSS module (*.module.css) are its own';
      refuse(rule, `${selector.toString().trim()} selects elements of others${hint}`, lineOf(selector));
    }
  });
  return found;
}

const lineOf = (selector: Selector) => selector.first?.source?.start?.line;

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

function hasRuleAround(rule: Rule): boolean {
  let around: Rule['parent'] | Document = rule.parent;
  while (around && around.type !== 'rule') around = around.parent as Rule['parent'];
  return around !== undefined;
}

/** Whether all that a selector matches is an element with a class of its own, or is inside of one. */
function isLimited(selector: Selector, isOwnName: IsOwn, isNested = false): boolean {
  // A nested selector without `&` is inside of what is around it, unless it begins with a sibling combinator.
  const isInside = isNested && !/&|^\s*[+~]/.test(selector.toString());
  let [isOwn, isWithin] = [false, isInside];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') {
      const goesDown = ['', '>'].includes(node.value.trim());
      isWithin ||= isOwn && goesDown;
      isOwn = false;
    } else isOwn ||= isOwnPart(node, isOwnName);
  }
  return isOwn || isWithin;
}

/** Whether a part of a selector matches only elements that have a class of this module. */
function isOwnPart(node: SelectorNode, isOwnName: IsOwn): boolean {
  if (node.type === 'nesting') return true;
  if (node.type === 'class' || node.type === 'id') return isOwnName(node);
  if (node.type !== 'pseudo' || ![':is', ':where', ':local'].includes(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((selector) => isLimited(selector, isOwnName));
}
