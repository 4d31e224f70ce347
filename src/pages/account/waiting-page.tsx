import { Container } from '#ui/layout/layout.tsx'
import * as styles from './waiting-page.css.ts'

/** What stands in the place of a page for applicants until it is known that the visitor is one. */
export function WaitingPage() {
  return (
    <Container className={styles.root}>
      <noscript>Your account needs JavaScript.</noscript>
      <p role="status">Please Wait...</p>
    </Container>
  )
}
