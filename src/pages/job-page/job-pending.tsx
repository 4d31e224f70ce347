import { paths } from '#addresses/paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import * as styles from './job-page.css.ts'

type Words = { words: ReadonlyArray<string> }

export function JobLoading({ words }: Words) {
  return (
    <Container className={styles.pending}>
      <p role="status">{words.join(' ')}</p>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={6} />
      <Skeleton lines={6} />
    </Container>
  )
}

export function JobNotFound({ words: [title = '', ...sentences] }: Words) {
  return (
    <Container className={styles.missing}>
      <h1 className={styles.statement} tabIndex={-1}>
        {title}
      </h1>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      <ButtonLink href={paths.opportunities.to()}>Search All Careers</ButtonLink>
    </Container>
  )
}

export function JobFailed({ words, onRetry }: Words & { onRetry: () => void }) {
  return (
    <Container className={styles.pending}>
      <Notice tone="danger" live="alert" title={words.join(' ')}>
        <p>The job did not arrive from our server.</p>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </Container>
  )
}
