import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ReactNode } from 'react'
import * as styles from './account-parts.css.ts'

type Props = {
  title: string
  subject: string
  children: ReactNode
}

export function ActionTable({ title, subject, children }: Props) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{subject}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>Action</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
