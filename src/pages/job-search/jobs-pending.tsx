import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import * as styles from './jobs-pending.css.ts'
import { columns } from './job-search-page.css.ts'

export function JobsLoading({ words }: { words: ReadonlyArray<string> }) {
  return (
    <div className={columns}>
      <div className={styles.rail}>
        <Skeleton shape="control" />
        <Skeleton shape="title" width="half" />
        <Skeleton lines={9} />
      </div>
      <div className={styles.root}>
        <div role="status" className={styles.words}>
          {words.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </div>
  )
}

export function JobsFailed({ words, onRetry }: { words: ReadonlyArray<string>; onRetry: () => void }) {
  return (
    <div className={styles.root}>
      <Notice tone="danger" live="alert" title={words.join(' ')}>
        <p>The jobs did not arrive from our server. Nothing you entered was lost.</p>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  )
}
