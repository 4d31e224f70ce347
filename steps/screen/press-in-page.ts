import type { Page } from 'playwright-core'

export type Control = { readonly name: string; readonly x: number; readonly y: number; readonly isSelect: boolean }

type Pressed = { element: Element; left: number; right: number; top: number }
type Holder = { __pressed?: Pressed }

/** 8 frames without a change (about 133 ms) count as settled: `typingPause` is longer (250 ms), so a search may still follow. */
export function settle() {
  return new Promise<void>((resolve) => {
    let still = 0
    let frames = 0
    const observer = new MutationObserver(() => (still = 0))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const next = () => {
      still += 1
      frames += 1
      if ((still < 8 || document.querySelector('main [aria-busy=true]')) && frames < 200) requestAnimationFrame(next)
      else {
        observer.disconnect()
        resolve()
      }
    }
    requestAnimationFrame(next)
  })
}

/** Loading ends where no status stands before lines that wait for their text. */
export const isLoaded = () =>
  document.querySelector('main [aria-busy=true], main [role=status] + span[aria-hidden=true]') === null

/** Brings the next control that was not pressed into the window and remembers where it stands; of one kind two are pressed. */
export function findControl({
  pressed,
  hasShell,
}: {
  pressed: ReadonlyArray<string>
  hasShell: boolean
}): Control | null {
  const most = 2
  // A browser without a screen hides scroll bars and keeps room for them.
  document.documentElement.style.scrollbarGutter = 'auto'
  const scope = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body
  const isHere = (link: HTMLAnchorElement) => {
    const { pathname, origin, search, hash } = new URL(link.href)
    return origin === location.origin && pathname === location.pathname && search !== location.search && hash === ''
  }
  const rank = (element: Element) => ['INPUT', 'SELECT', 'SUMMARY', 'A', 'BUTTON'].indexOf(element.tagName)
  const getName = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const shown = (element as Partial<HTMLElement>).innerText ?? element.textContent
    const words = (element.getAttribute('aria-label') ?? label ?? shown).trim().replaceAll(/\d+/g, '')
    const around = element.closest('li, [role=group], fieldset, form, section, nav, header, footer')
    const place = around?.getAttribute('aria-label') ?? around?.querySelector('legend, h2, h3, a')?.textContent ?? ''
    return `${element.tagName.toLowerCase()} "${words.slice(0, 40)}" in "${place.trim().slice(0, 30)}"`
  }
  const getKind = (name: string, element: Element) => `${name.split(' ')[0]}.${element.className}`
  const all = [
    ...scope.querySelectorAll(
      'input:is([type=checkbox], [type=radio]), select, summary, a[href], button:not([type=submit], :disabled, [aria-disabled=true])',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]') &&
      (hasShell || !element.closest('header, footer')) &&
      (!(element instanceof HTMLAnchorElement) || isHere(element)),
  )
  const counts = new Map<string, number>()
  const next = all
    .toSorted((one, other) => rank(one) - rank(other))
    .find((element) => {
      const name = getName(element)
      const kind = getKind(name, element)
      if (!pressed.includes(name)) return (counts.get(kind) ?? 0) < most
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return false
    })
  if (!next) return null
  next.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, right, top, bottom } = next.getBoundingClientRect()
  ;(window as unknown as Holder).__pressed = { element: next, left, right, top }
  return {
    name: getName(next),
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    isSelect: next instanceof HTMLSelectElement,
  }
}

function chooseNext() {
  const { element } = (window as unknown as Holder).__pressed ?? {}
  if (!(element instanceof HTMLSelectElement)) return
  element.focus()
  element.selectedIndex = (element.selectedIndex + 1) % element.options.length
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

export const pressControl = (page: Page, { x, y, isSelect }: Control) =>
  isSelect ? page.evaluate(chooseNext) : page.mouse.click(x, y)

/** Null for a control that has gone, or whose press has led the focus to another place. */
export function readMovement(): string | null {
  const { element, left, right, top } = (window as unknown as Holder).__pressed ?? {}
  if (!element?.isConnected || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return null
  // A map is moved under its window.
  if (element.closest('[role=group][tabindex="0"], [role=img]')) return null
  const { activeElement } = document
  const isLed =
    activeElement !== null &&
    activeElement !== document.body &&
    !activeElement.contains(element) &&
    !element.contains(activeElement) &&
    !activeElement.closest('[role=dialog], [role=alertdialog]')
  if (isLed) return null
  const place = element.getBoundingClientRect()
  const [toLeft, toRight, down] = [place.left - left!, place.right - right!, place.top - top!]
  const aside = Math.min(Math.abs(toLeft), Math.abs(toRight), Math.abs(toLeft + toRight) / 2)
  if (aside < 1 && Math.abs(down) < 1) return null
  const page = document.documentElement
  const isOnPage = element.closest('[role=dialog], [role=alertdialog]') === null
  // A page that has become shorter ends at the window's end.
  const isCutShort = isOnPage && down > 0 && scrollY + innerHeight >= page.scrollHeight - 1
  // Of these one is open at a time (C2.2-35, C2.9-04), and above the top of a page there is nothing to scroll to.
  const isFirst = isOnPage && scrollY === 0 && element.matches('details[name] > summary')
  return isCutShort || isFirst ? null : `${Math.round(down)} px down, ${Math.round(aside)} px aside`
}
