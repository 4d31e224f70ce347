import { phoneAddress } from './phone-number.ts'
import type { ReactNode } from 'react'

type PhoneLinkProps = {
  readonly phone: string
  readonly extension?: string | null | undefined
  readonly className?: string
  readonly children?: ReactNode
}

export function PhoneLink({ phone, extension, className, children = phone }: PhoneLinkProps) {
  const href = phoneAddress(phone, extension)
  if (href === null) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
