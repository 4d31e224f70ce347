import { paths } from '#addresses/paths.ts'
import { Button } from '#ui/button/button.tsx'
import type { FormEvent, ReactNode } from 'react'

type Props = {
  readonly variant: 'primary' | 'secondary'
  /** The subscription id of the page. */
  readonly id: string
  /** What ends, as a form without JavaScript says it. */
  readonly field: { readonly name: 'key' | 'all'; readonly value: string }
  readonly busy: boolean
  /** Whether something else is being deleted. */
  readonly off: boolean
  readonly onEnd: () => void
  readonly children: ReactNode
}

/** A button that ends job alerts, with and without JavaScript. */
export function EndForm({ id, field, variant, busy, off, onEnd, children }: Props) {
  const end = (event: FormEvent) => {
    event.preventDefault()
    if (!off) onEnd()
  }
  return (
    <form method="post" action={paths.unsubscribe.to(id)} onSubmit={end}>
      <input type="hidden" {...field} />
      <Button type="submit" variant={variant} busy={busy} {...(off && { 'aria-disabled': true })}>
        {children}
      </Button>
    </form>
  )
}
