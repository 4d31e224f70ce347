export const isWithin = (element: Element, target: EventTarget | null) =>
  target instanceof Node && element.contains(target)

export function closeMenus(header: HTMLElement, signal: AbortSignal) {
  const close = (isDone: (menu: HTMLDetailsElement) => boolean) => {
    for (const menu of header.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
      if (isDone(menu)) menu.open = false
  }
  const leave = ({ target }: Event) => close((menu) => target instanceof Node && !menu.contains(target))
  const escape = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close((menu) => {
      if (isWithin(menu, target)) menu.querySelector('summary')?.focus()
      return true
    })
  }
  const choose = ({ target }: Event) =>
    close((menu) => target instanceof Element && isWithin(menu, target.closest('a, button')))
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  document.addEventListener('keydown', escape, { signal })
  header.addEventListener('click', choose, { signal })
}
