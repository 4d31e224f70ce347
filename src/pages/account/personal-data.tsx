import { account } from '#content/account.ts'
import type { DataFormat } from '#machines/account-page.machine.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { downloadIcon } from '#ui/icon/symbols/download.ts'
import * as styles from './account-parts.css.ts'

type Props = {
  format: DataFormat | null
  isOff: boolean
  onRequest: (format: DataFormat) => void
}

export function PersonalData({ format, isOff, onRequest }: Props) {
  const button = (wanted: DataFormat, words: string) => (
    <Button
      variant="secondary"
      icon={downloadIcon}
      busy={format === wanted}
      {...(isOff && { 'aria-disabled': true })}
      onClick={() => onRequest(wanted)}
    >
      {words}
    </Button>
  )
  return (
    <section className={styles.section} aria-labelledby="own-data">
      <Heading id="own-data" level={2} size="h3">
        {account.data.title}
      </Heading>
      <p className={styles.words}>{account.data.lead}</p>
      <Cluster>
        {button('page', 'Download as a page')}
        {button('JSON', 'Download as JSON')}
      </Cluster>
    </section>
  )
}
