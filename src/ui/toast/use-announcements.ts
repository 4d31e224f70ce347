import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toneNames } from '#ui/notice/notice.tsx'
import type { ToastNotice } from './toast.tsx'

const pageTellsStage = () => document.querySelector('[data-stage="true"]') !== null

/** A heading tells where one is, not how what was asked for has ended. */
const isMessage = (element: Element | null) =>
  element !== null &&
  element.matches(
    '[aria-invalid="true"], [tabindex="-1"]:not(h1, h2, h3, main, dialog, [role=dialog], [data-toasts] *)',
  )

function say({ tone, title, message, busy }: ToastNotice) {
  const urgency = tone === 'danger' ? 'assertive' : 'polite'
  const words = document.createElement('span')
  words.dataset['busy'] = String(busy === true)
  words.append(`${toneNames[tone]}: ${[title, message].filter(Boolean).join(' ')} `)
  document.querySelector(`[data-toasts-said][aria-live="${urgency}"]`)?.append(words)
  return words
}

/**
 * One act is said once: a toast is not, where the page shows at which stage it is, or where the focus goes to a message.
 * Effects of the page, which move the focus, run between the two of these.
 */
export function useAnnouncements(toasts: ReadonlyArray<ToastNotice>) {
  const focusBefore = useRef<Element | null>(null)
  const judged = useRef(new Map<number, HTMLElement | null>())
  const [shown, setShown] = useState<typeof toasts>([])
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement
    setShown(toasts)
  }, [toasts])
  useEffect(() => {
    const focused = document.activeElement
    const isSaidByFocus = focused !== focusBefore.current && isMessage(focused)
    for (const toast of shown) {
      const isSaid = toast.busy ? pageTellsStage() : isSaidByFocus
      if (!judged.current.has(toast.id)) judged.current.set(toast.id, isSaid ? null : say(toast))
    }
    for (const [id, words] of judged.current) if (!shown.some((toast) => toast.id === id)) words?.remove()
  }, [shown])
  useEffect(() => () => judged.current.forEach((words) => words?.remove()), [])
}
