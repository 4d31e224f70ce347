import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toneNames } from '#ui/notice/notice.tsx'
import type { LiveRegions } from './toast-region.tsx'
import type { ToastNotice } from './toast.tsx'

const showsStage = () => document.querySelector('[data-stage="true"]') !== null

/** A heading tells where one is, not how an act ended. */
const isMessage = (element: Element | null) =>
  element !== null &&
  element.matches(
    '[aria-invalid="true"], [tabindex="-1"]:not(h1, h2, h3, main, dialog, [role=dialog], [data-toasts] *)',
  )

function say({ tone, title, message, busy }: ToastNotice, { polite, assertive }: LiveRegions) {
  const words = document.createElement('span')
  words.dataset['busy'] = String(busy === true)
  words.append(`${toneNames[tone]}: ${[title, message].filter(Boolean).join(' ')} `)
  ;(tone === 'danger' ? assertive : polite).current?.append(words)
  return words
}

/**
 * One act is said once: a toast is not, where the page shows at which stage it is, or where the focus goes to a message.
 * The page moves the focus in effects, which all run before the microtask.
 */
export function useAnnouncements(toasts: ReadonlyArray<ToastNotice>, regions: LiveRegions) {
  const focusBefore = useRef<Element | null>(null)
  const [spokenToasts] = useState(() => new Map<number, HTMLElement | null>())
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement
  })
  useEffect(() => {
    let isCurrent = true
    const announce = () => {
      if (!isCurrent) return
      const focused = document.activeElement
      const isSaidByFocus = focused !== focusBefore.current && isMessage(focused)
      for (const toast of toasts) {
        const isSaid = toast.busy ? showsStage() : isSaidByFocus
        if (!spokenToasts.has(toast.id)) spokenToasts.set(toast.id, isSaid ? null : say(toast, regions))
      }
      for (const [id, words] of spokenToasts) if (!toasts.some((toast) => toast.id === id)) words?.remove()
    }
    queueMicrotask(announce)
    return () => {
      isCurrent = false
    }
  })
  useEffect(() => () => spokenToasts.forEach((words) => words?.remove()), [spokenToasts])
}
