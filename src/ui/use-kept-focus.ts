import { useEffect, useRef, type RefObject } from 'react'

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
