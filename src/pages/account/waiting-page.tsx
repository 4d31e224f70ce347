import { Container } from '#ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import * as styles from './waiting-page.css.ts'

type Props = { words: ReadonlyArray<string>; withoutScript?: ReactNode }

export function WaitingPage({ words, withoutScript }: Props) {
  return (
    <Container className={styles.root}>
      {/* The browser is not given what only stands where no script runs, and has nothing to compare it with. */}
      <noscript suppressHydrationWarning>{withoutScript ?? 'Your account needs JavaScript.'}</noscript>
      <p role="status">{words.join(' ')}</p>
    </Container>
  )
}
