import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { errorIcon, infoIcon, successIcon, warningIcon } from '#ui/icon/symbols/status.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './notice.css.ts'

export type NoticeTone = keyof typeof styles.tone

export type NoticeProps = {
  tone: NoticeTone
  title: ReactNode
  children?: ReactNode
  live?: 'alert' | 'status'
  ref?: Ref<HTMLDivElement>
} & Pick<HTMLAttributes<HTMLDivElement>, 'id' | 'tabIndex' | 'role' | 'aria-label' | 'aria-describedby'>

export const noticeIcons = {
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  danger: errorIcon,
} as const satisfies Record<NoticeTone, IconShape>

export const toneNames = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  danger: 'Error',
} as const satisfies Record<NoticeTone, string>

export function Notice({ tone, title, children, live, ...rest }: NoticeProps) {
  return (
    <div {...rest} {...(live && { role: live })} className={joinClassNames(styles.root, styles.tone[tone])}>
      <Icon drawing={noticeIcons[tone]} className={joinClassNames(styles.mark, styles.icon[tone])} />
      <div className={styles.body}>
        <p className={styles.title}>
          <VisuallyHidden>{`${toneNames[tone]}: `}</VisuallyHidden>
          <span>{title}</span>
        </p>
        {children && <div className={styles.message}>{children}</div>}
      </div>
    </div>
  )
}
