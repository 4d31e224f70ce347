import { paths } from '#addresses/paths.ts'
import { Button } from '#ui/button/button.tsx'
import type { FormEvent, ReactNode } from 'react'

type Props = {
  readonly variant: 'primary' | 'secondary'
  readonly id: string
  readonly field: { readonly name: 'key' | 'all'; readonly value: string }
  readonly busy: boolean
  readonly off: boolean
  readonly onEnd: () => void
  readonly children: ReactNode
}

export function UnsubscribeForm({ id, field, variant, busy, off, onEnd, children }: Props) {
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
