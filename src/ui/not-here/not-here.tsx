import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './not-here.css.ts'

export type ContentNotFoundProps = { title: string; advice: string; src: string; children: ReactNode }

export function ContentNotFound({ title, advice, src, children }: ContentNotFoundProps) {
  return (
    <>
      <Banner title={title} lead={advice} size="compact" src={src} />
      <Container className={styles.root}>{children}</Container>
    </>
  )
}
