/** The text nodes that a translator took out of the page, with what it put in their place. */
type Replaced = WeakMap<Node, ChildNode>;

/** Puts a text back, in place of its translation: the translator sees a new text, and translates that. */
function restore(replaced: Replaced, text: Node): void {
  const translation = replaced.get(text);
  if (translation && replaced.delete(text)) translation.replaceWith(text);
}

/**
 * Puts a text that the translator has replaced back before React changes it. Otherwise React throws, and the page is
 * lost (https://github.com/facebook/react/issues/11538).
 */
function restoreBeforeChanges(replaced: Replaced): void {
  const { prototype } = Node;
  const { appendChild, insertBefore, removeChild } = prototype;
  Object.assign(prototype, {
    appendChild(this: Node, node: Node) {
      restore(replaced, node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restore(replaced, node);
      if (before) restore(replaced, before);
      return insertBefore.call(this, node, before?.parentNode === this ? before : null);
    },
    removeChild(this: Node, node: Node) {
      restore(replaced, node);
      return node.parentNode === this ? removeChild.call(this, node) : node;
    },
  });
}

/**
 * Keeps a page changing that the browser translates. Chrome takes each text node out and puts `<font>` in its place; React goes on to
 * write into the node that nobody sees. Such a text is put back once it changes.
 */
export function keepTranslated(root: Node = document): void {
  const replaced: Replaced = new WeakMap();
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) restore(replaced, target);
  });
  let isPrepared = false;
  new MutationObserver((changes) => {
    let added: ChildNode | undefined;
    for (const { addedNodes, removedNodes, target } of changes) {
      for (const node of addedNodes) if (node.nodeName === 'FONT') added = node as ChildNode;
      for (const node of removedNodes) {
        const isReplaced =
          added?.parentNode === target && node.nodeType === Node.TEXT_NODE && !node.parentNode;
        if (!added || !isReplaced) continue;
        if (!isPrepared) restoreBeforeChanges(replaced);
        isPrepared = true;
        replaced.set(node, added);
        texts.observe(node, { characterData: true });
        added = undefined;
      }
    }
  }).observe(root, { childList: true, subtree: true });
}
