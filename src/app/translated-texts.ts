/**
 * A browser that translates the page replaces its texts, and React throws where it then looks for one:
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateTranslatedTexts({ prototype }: Pick<typeof Node, 'prototype'>) {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, next: Node | null) {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
