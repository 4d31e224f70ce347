import { retentionFinding, retentionNote, listRetentions, unusedAccount } from '#content/privacy.ts'
import { termInWords } from '#domain/account/unused-term.ts'
import { dayAxis, daysInWords } from '#domain/drawings/day-axis.ts'
import { drawLedger, type Span } from '#domain/drawings/ledger.ts'
import { countWord } from '#domain/text/count-word.ts'
import { axisWidths } from '#ui/drawings/axis-widths.ts'
import { DrawingFigure } from '#ui/drawings/drawing-figure.tsx'
import { TimeLedger } from '#ui/drawings/time-ledger.tsx'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './privacy-page.css.ts'

type Props = Parameters<typeof listRetentions>[0] & { readonly accountUnusedMonths: number }

/** In days. */
const month = 365 / 12

export function RetentionLedger({ accountUnusedMonths, ...terms }: Props) {
  const retentions = listRetentions(terms).map(({ name, days }) => ({ name, days, value: daysInWords(days) }))
  const account = { name: unusedAccount, days: accountUnusedMonths * month, value: termInWords(accountUnusedMonths) }
  const rows = [...retentions, ...(accountUnusedMonths > 0 ? [account] : [])]
    .toSorted((one, other) => one.days - other.days)
    .map(({ name, days, value }) => ({ name, value, spans: [{ kind: 'period', from: 0, to: days }] satisfies Span[] }))
  const axis = dayAxis(rows.flatMap(({ spans }) => spans.map(({ to }) => to)))
  return (
    <Container className={styles.ledger}>
      <DrawingFigure caption={retentionFinding(countWord(rows.length))} note={retentionNote}>
        <TimeLedger {...drawLedger(rows, axis, { widths: axisWidths })} />
      </DrawingFigure>
    </Container>
  )
}
