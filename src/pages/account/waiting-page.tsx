import { Container } from '#ui/layout/layout.tsx'
import * as styles from './waiting-page.css.ts'

/** What stands in the place of a page for applicants before it is known that the visitor is one, and once she is no more. */
export function WaitingPage({ words }: { words: ReadonlyArray<string> }) {
  return (
    <Container className={styles.root}>
      <noscript>Your account needs JavaScript.</noscript>
      <p role="status">{words.join(' ')}</p>
    </Container>
  )
}
