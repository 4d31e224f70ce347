import type { ReactNode } from 'react'
import { Banner } from '#ui/banner/banner.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './not-here.css.ts'

export type NotHereProps = { title: string; advice: string; src: string; children: ReactNode }

export function NotHere({ title, advice, src, children }: NotHereProps) {
  return (
    <>
      <Banner title={title} lead={advice} size="compact" src={src} />
      <Container className={styles.root}>{children}</Container>
    </>
  )
}
