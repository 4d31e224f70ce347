import * as styles from './skip-link.css.ts'

/** The first stop of the keyboard: past the header to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.root}>
      Skip to content
    </a>
  )
}
