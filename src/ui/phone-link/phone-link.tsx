import type { ReactNode } from 'react'

const digits = (text: string) => text.replace(/\D/g, '')

/** RFC 3966: a number without a country code is one of the United States. Null when it cannot be dialed. */
function phoneAddress(phone: string, extension: string): string | null {
  const [number = '', extensionInPhone = ''] = phone.split(/(?:ext(?:ension|\.)?|x)(?=[\s.:]*\d+\s*$)/i)
  const dialed = digits(number.replace('(0)', ''))
  const isInternational = number.trim().startsWith('+') || /^1\d{10}$/.test(dialed)
  const subscriber = isInternational ? dialed : `1${dialed}`
  if (!/^(?:1\d{10}|[2-9]\d{7,14})$/.test(subscriber)) return null
  const suffix = digits(extension) || digits(extensionInPhone)
  return `tel:+${subscriber}${suffix && `;ext=${suffix}`}`
}

type PhoneLinkProps = {
  readonly phone: string
  readonly extension?: string | null | undefined
  readonly className?: string
  readonly children?: ReactNode
}

export function PhoneLink({ phone, extension, className, children = phone }: PhoneLinkProps) {
  const href = phoneAddress(phone, extension ?? '')
  if (href === null) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
