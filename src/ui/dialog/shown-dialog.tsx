import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { closeIcon } from '#ui/icon/symbols/site-header.ts'
import * as styles from './dialog.css.ts'
import { useCloseWatcher } from './use-close-watcher.ts'
import { useFocusReturn } from './use-focus-return.ts'

export type DialogViewProps = {
  onOpenChange: (open: boolean) => void
  title: ReactNode
  subtitle?: ReactNode
  size?: keyof typeof styles.size
  footer?: ReactNode
  children?: ReactNode
}

export function DialogView({ onOpenChange, title, subtitle, size = 'base', footer, children }: DialogViewProps) {
  const focusReturn = useFocusReturn()
  useCloseWatcher(() => onOpenChange(false))
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay}>
          <Primitive.Content
            {...focusReturn}
            className={joinClassNames(styles.panel, styles.size[size])}
            onInteractOutside={stayForToasts}
            {...(!subtitle && { 'aria-describedby': undefined })}
          >
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {subtitle && <Primitive.Description className={styles.subtitle}>{subtitle}</Primitive.Description>}
            {children}
            {footer && <div className={styles.footer}>{footer}</div>}
            <Primitive.Close className={styles.close}>
              <Icon drawing={closeIcon} label="Close" />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A press on a toast above the dialog must not close the dialog. */
function stayForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}
