import { contractPeriods, contracts } from '#content/contracts.ts'
import { contractsFinding, periodInWords, periodSpans, timeLeft } from '#domain/contracts/contract-periods.ts'
import { drawLedger, yearAxis } from '#domain/drawings/ledger.ts'
import { toDateParts, writeDate } from '#domain/time/dates.ts'
import { axisWidths } from '#ui/drawings/axis-widths.ts'
import { DrawingFigure } from '#ui/drawings/drawing-figure.tsx'
import { TimeLedger } from '#ui/drawings/time-ledger.tsx'
import { Container } from '#ui/layout/layout.tsx'
import { ContractNumber } from './oasis.tsx'
import * as styles from './contracts-page.css.ts'

type Props = { readonly now: number; readonly smooth: boolean }

export function ContractLedger({ now, smooth }: Props) {
  const rows = contractPeriods.map((period) => ({
    name: period.vehicle,
    detail: <ContractNumber {...period} smooth={smooth} />,
    description: periodInWords(period),
    value: timeLeft(period, now),
    spans: periodSpans(period),
  }))
  return (
    <Container className={styles.ledger}>
      <DrawingFigure
        caption={contractsFinding(contractPeriods, now)}
        note={[...contracts.ledgerNote, `Today: ${writeDate(toDateParts(now))}`]}
      >
        <TimeLedger {...drawLedger(rows, yearAxis(rows, now), { now, widths: axisWidths })} />
      </DrawingFigure>
    </Container>
  )
}
