import { useEffect, useRef, type RefObject } from 'react'

export function useFocusWhenFewer<Focused extends HTMLElement>(count: number) {
  const element = useRef<Focused>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) element.current?.focus()
  }, [count])
  return element
}

type Row = { readonly PrimaryKey: string }

export function useRetainedFocus(
  body: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  rows: ReadonlyArray<Row> | null,
) {
  const before = useRef(rows)
  useEffect(() => {
    const gone = before.current?.findIndex(({ PrimaryKey }, at) => rows?.[at]?.PrimaryKey !== PrimaryKey) ?? -1
    before.current = rows
    if (gone < 0 || document.activeElement !== document.body) return
    const buttons = body.current?.querySelectorAll<HTMLElement>('tbody button') ?? []
    const next = buttons[Math.min(gone, buttons.length - 1)] ?? title.current
    next?.focus()
  }, [body, title, rows])
}
