import { lazyImport } from '#lazy/lazy-loading.ts'
import type { MainMenuEvent } from '#machines/main-menu.machine.ts'
import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { closeMenus } from './close-menus.ts'
import type { MenuView } from './menu-items.ts'

type Menu = {
  root: RefObject<HTMLElement | null>
  view: MenuView
  send: (event: MainMenuEvent) => void
}

const getTargetElement = ({ target }: Event) => (target instanceof Element ? target : null)

/** Takes over what was opened before hydration. */
function adoptOpenMenus(root: HTMLElement, send: Menu['send']) {
  const isShown = (element: Element) => element.checkVisibility()
  if (root.querySelector('details[data-drawer][open]')) send({ type: 'drawer.pressed' })
  const group = [...root.querySelectorAll<HTMLElement>('details[data-group][open]')].find(isShown)?.dataset['group']
  if (group !== undefined) send({ type: 'group.pressed', group })
}

function closedAround(element: Element | null): HTMLElement | null {
  const closed = element?.closest<HTMLElement>('details:not([open])')
  return closed ? (closedAround(closed.parentElement) ?? closed) : null
}

function retainFocus(root: HTMLElement) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null
  const opener = closedAround(focused)?.querySelector<HTMLElement>('summary')
  if (opener && opener !== focused) opener.focus()
}

function blurWithin(root: HTMLElement) {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.blur()
}

function hasLeft(root: HTMLElement, { group, isUnfolded }: MenuView, element: Element | null) {
  const held = element && root.contains(element) ? element : null
  return isUnfolded ? held === null : held?.closest<HTMLElement>('[data-group]')?.dataset['group'] !== group
}

function help(menu: HTMLElement | null) {
  const header = menu?.closest('header')
  const ends = new AbortController()
  if (header) {
    closeMenus(header, ends.signal)
    lazyImport(() => import('./header-help.ts')).then(
      ({ startHeaderHelp: startHelp }) => startHelp(header, ends.signal),
      () => {},
    )
  }
  return () => ends.abort()
}

export function useMenuFocus({ root, view, send }: Menu) {
  const { group, isUnfolded } = view
  const isOpen = isUnfolded || group !== null
  useEffect(() => {
    if (root.current) adoptOpenMenus(root.current, send)
  }, [root, send])
  useEffect(() => help(root.current), [root])
  useLayoutEffect(() => {
    if (root.current) retainFocus(root.current)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      if (!root.current || !hasLeft(root.current, { group, isUnfolded }, getTargetElement(event))) return
      // Otherwise the focus would return to the menu's button, and the page to its top, before the press is over.
      if (event.type === 'pointerdown') blurWithin(root.current)
      send({ type: 'menu.left' })
    }
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && send({ type: 'escaped' })
    const hasDrawer = () => root.current?.querySelector('[data-drawer]')?.checkVisibility()
    const hadDrawer = hasDrawer()
    const rearrange = () => hasDrawer() !== hadDrawer && send({ type: 'menu.left' })
    const ends = new AbortController()
    document.addEventListener('keydown', escape, ends)
    document.addEventListener('focusin', leave, ends)
    document.addEventListener('pointerdown', leave, ends)
    addEventListener('resize', rearrange, ends)
    return () => ends.abort()
  }, [root, send, group, isUnfolded, isOpen])
}
