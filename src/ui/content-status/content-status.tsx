import { Container } from '#ui/layout/layout.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import * as styles from './content-status.css.ts'

export function Pending({ thing }: { thing: string }) {
  return (
    <Container width="reading">
      <h1 tabIndex={-1} role="status">
        Loading {thing}...
      </h1>
      <Skeleton lines={12} />
    </Container>
  )
}

export type ContentNotFoundProps = { title: string; advice: string; children: ReactNode }

export function ContentNotFound({ title, advice, children }: ContentNotFoundProps) {
  return (
    <>
      <Banner title={title} lead={advice} size="compact" />
      <Container className={styles.root}>{children}</Container>
    </>
  )
}
