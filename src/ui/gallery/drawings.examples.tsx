import { Banner } from '#ui/banner/banner.tsx'
import { DayLine } from '#ui/drawings/day-line.tsx'
import { DrawingFigure } from '#ui/drawings/drawing-figure.tsx'
import { EstimateLine } from '#ui/drawings/estimate-line.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { RidgeFigure } from '#ui/drawings/ridge.tsx'
import { TimeLedger } from '#ui/drawings/time-ledger.tsx'
import { Example, Examples } from './example.tsx'
import { framed, stage } from './gallery.css.ts'

const rows = [
  {
    name: 'Pier 4',
    detail: 'Lease 118',
    value: '3.1 years left',
    bars: [
      { kind: 'period', at: 10, width: 40 },
      { kind: 'option', at: 50, width: 20 },
      { kind: 'today', at: 30, width: 0 },
    ],
  },
  {
    name: 'Inspections',
    value: 'Two a year',
    bars: [
      { kind: 'point', at: 12.5, width: 0 },
      { kind: 'point', at: 62.5, width: 0 },
      { kind: 'today', at: 30, width: 0 },
    ],
  },
] as const

const labels = [
  { at: 0, label: '2021', anchor: 'start', shownFrom: 12 },
  { at: 50, label: '2025', anchor: 'middle', shownFrom: 12 },
  { at: 75, label: '2027', anchor: 'middle', shownFrom: 21.2 },
  { at: 30, label: 'Today', anchor: 'middle', shownFrom: 0 },
] as const

const many = Array.from(
  { length: 23 },
  (_, line) => `M${40 + line * 4} ${23.5 - line - (line > 8 ? 1 : 0)}h${30 + line}`,
)

const estimates = [
  { name: 'one', bar: 'M84 0.5H102', others: '', lines: 1, finding: 'No other boat states its draft.' },
  {
    name: 'few',
    bar: 'M84 1.5H102',
    others: 'M70 2.5H92M96 0.5H140',
    lines: 3,
    finding: 'Of the 3 boats that state their draft, 1 starts lower and 1 ends higher.',
  },
  {
    name: 'many',
    bar: 'M76 14.5H114',
    others: many.join(''),
    lines: 24,
    finding: 'Of the 73 boats that state their draft, 29 start lower and 43 end higher.',
  },
] as const

const months = 'Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr'
  .split(' ')
  .map((label, index) => ({ at: Math.round((index / 12) * 10_000) / 100, label }))

const dayLines = [
  { name: 'September 9, 2026', day: { at: 44.1, label: 'Sep 9' }, today: 66.58 },
  { name: 'March 29, 2027', day: { at: 99.4, label: 'Mar 29 – Apr 2' }, today: 66.58 },
  { name: 'A day that is not known yet', day: null, today: 66.58 },
  { name: 'April 2, 2019', day: { at: 0.4, label: 'Apr 2' }, today: null },
]

const ridge = {
  line: 'M0 900c175 0 175-300 350-300c150 0 150 100 300 100c175 0 175-700 350-700',
  mass: 'M0 900c175 0 175-300 350-300c150 0 150 100 300 100c175 0 175-700 350-700H4000V1000H0z',
  strata: 'M785 500H4000',
  falls: 'M0 900V1000M350 600V1000M650 700V1000M1000 0V1000',
  summits: [
    { year: 2003, people: 4, at: 0, level: 10 },
    { year: 2010, people: 16, at: 35, level: 40 },
    { year: 2016, people: 12, at: 65, level: 30 },
    { year: 2023, people: 40, at: 100, level: 100 },
  ],
}

export function DrawingExamples() {
  return (
    <Examples title="Drawings" lead="Rows as pictures: each says its finding, its rows and its source.">
      <Example name="ledger of time" whole>
        <DrawingFigure
          caption="One lease is open today. It ends in 2025, or in 2027 with its option."
          note={['Source: the harbor’s leases', 'Filled: the lease. Outline: an option.', 'Today is May 4, 2023.']}
        >
          <TimeLedger rows={rows} labels={labels} />
        </DrawingFigure>
      </Example>
      {estimates.map(({ name, ...estimate }) => (
        <Example key={name} name={`estimate line, ${name}`}>
          <EstimateLine {...estimate} ends={[20, 200]} labels={['20 in', '200 in']} />
        </Example>
      ))}
      {dayLines.map((drawn) => (
        <Example key={drawn.name} name={`day of an event, ${drawn.name}`} whole>
          <Banner size="record" title="Schedule Week" past={drawn.today === null}>
            <DayLine {...drawn} months={months} />
          </Banner>
        </Example>
      ))}
      <Example name="ridge of years" whole>
        <div className={joinClassNames(framed, stage.dark)}>
          <RidgeFigure
            ridge={ridge}
            name="Line of how many boats the harbor had"
            caption="The height of the ridge is how many boats there were."
            note={['Source: the harbor’s log', 'A count. Hairlines: every 20 boats.', 'Checked May 4, 2023']}
            createHref={() => '#drawings'}
          />
        </div>
      </Example>
    </Examples>
  )
}
