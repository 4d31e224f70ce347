import { AlertDialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './dialog.css.ts'
import { useCloseWatcher } from './use-close-watcher.ts'
import { useFocusReturn } from './use-focus-return.ts'

export type AlertDialogViewProps = {
  title: ReactNode
  subtitle: ReactNode
  children?: ReactNode
  size?: keyof typeof styles.size
  /** `null` leaves only the cancel button. */
  confirm?: string | null
  cancel?: string
  onConfirm?: () => void
  onCancel: () => void
}

export function AlertDialogView(props: AlertDialogViewProps) {
  const { title, subtitle, children, size = 'base', confirm = 'Yes', cancel = 'No', onConfirm, onCancel } = props
  const focusReturn = useFocusReturn()
  useCloseWatcher(onCancel)
  return (
    <Primitive.Root open onOpenChange={(next) => !next && onCancel()}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay}>
          <Primitive.Content {...focusReturn} className={joinClassNames(styles.panel, styles.size[size])}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className={styles.subtitle}>{subtitle}</div>
            </Primitive.Description>
            {children}
            <div className={styles.footer}>
              <Primitive.Cancel asChild>
                <Button variant={confirm === null ? 'primary' : 'secondary'}>{cancel}</Button>
              </Primitive.Cancel>
              {confirm !== null && <Button {...(onConfirm && { onClick: onConfirm })}>{confirm}</Button>}
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
