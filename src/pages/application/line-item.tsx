import { resumeLines as words, formatPlace } from '#content/resume-lines.ts'
import type { UnplacedLine } from '#domain/resume/resume.ts'
import { findPlacement, readTarget, type PartTargets, type Placement } from '#machines/resume-lines.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/select-field/select-field.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useState } from 'react'
import type { ResumeFlow } from './application-flow.ts'
import * as styles from './resume-lines.css.ts'

type Props = ResumeFlow & {
  readonly index: number
  readonly line: UnplacedLine
  readonly targets: ReadonlyArray<PartTargets>
  readonly newId: () => string
  /** Takes the focus when it appears. */
  readonly isFirstAdded: boolean
}

/** In characters. */
const [longText, longName] = [240, 60]

const shorten = (text: string) => (text.length > longName ? `${text.slice(0, longName)}…` : text)

export function LineItem({ isFirstAdded, ...props }: Props) {
  const { index, line, snapshot, send } = props
  const [acts, setActs] = useState(isFirstAdded ? 1 : 0)
  const focused = useFocusOnChange<HTMLButtonElement & HTMLSelectElement>(acts)
  const act: ResumeFlow['send'] = (event) => {
    send(event)
    setActs(acts + 1)
  }
  const placement = findPlacement(snapshot.context, line)
  const isSettled = placement !== undefined || snapshot.context.dismissed.includes(line)
  return (
    <li className={styles.line}>
      <LineText text={line.text} />
      {isSettled ? (
        <div className={styles.settled}>
          <p className={styles.quiet}>{placement ? describe(placement, snapshot) : words.dismissed}</p>
          <Button ref={focused} variant="text" onClick={() => act({ type: 'line.returned', line: index })}>
            <span>{words.undo}</span>
            <LineName text={line.text} />
          </Button>
        </div>
      ) : (
        <OpenLine {...props} send={act} focused={focused} skip={() => setActs(acts + 1)} />
      )}
    </li>
  )
}

const LineName = ({ text }: Pick<UnplacedLine, 'text'>) => <VisuallyHidden>{` “${shorten(text)}”`}</VisuallyHidden>

function describe({ target }: Placement, { context: { parts } }: ResumeFlow['snapshot']) {
  const { values, index } = readTarget(parts, target)
  return words.placed(formatPlace(target, values, index))
}

function LineText({ text }: Pick<UnplacedLine, 'text'>) {
  const [isWhole, setIsWhole] = useState(text.length <= longText)
  return (
    <>
      <p className={joinClassNames(styles.text, !isWhole && styles.short)}>{text}</p>
      {!isWhole && (
        <Button variant="text" onClick={() => setIsWhole(true)}>
          <span>{words.whole}</span>
          <LineName text={text} />
        </Button>
      )}
    </>
  )
}

type OpenProps = Omit<Props, 'isFirstAdded'> & {
  readonly focused: React.Ref<HTMLButtonElement & HTMLSelectElement>
  readonly skip: () => void
}

function OpenLine({ index, line, targets, snapshot, send, newId, focused, skip }: OpenProps) {
  const [chosen, setChosen] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const options = targets.flatMap(({ section, entry, values, fields, index: at }) =>
    fields.map((field) => ({
      value: [section, entry ?? 'new', field].join(' '),
      label: formatPlace({ section, field }, entry === null ? null : values, at),
      target: { section, entry, field },
    })),
  )
  const { act } = snapshot.context
  const refusal = act?.kind === 'refused' && act.line === line ? words.refused(act.problem) : undefined
  const put = () => {
    const target = options.find(({ value }) => value === chosen)?.target
    setIsMissing(!target)
    if (!target) return skip()
    send({ type: 'line.placed', line: index, target: { ...target, entry: target.entry ?? newId() } })
  }
  return (
    <div className={styles.controls}>
      {options.length === 0 ? (
        <p className={styles.quiet}>{words.nowhere}</p>
      ) : (
        <SelectField
          ref={focused}
          label={words.label(shorten(line.text))}
          labelHidden
          placeholder={words.choose}
          options={options}
          value={chosen}
          problem={isMissing ? words.chooseFirst : refusal}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value)
            setIsMissing(false)
          }}
        />
      )}
      <div className={styles.buttons}>
        {options.length > 0 && (
          <Button variant="secondary" onClick={put}>
            <span>{words.put}</span>
            <LineName text={line.text} />
          </Button>
        )}
        <Button variant="text" onClick={() => send({ type: 'line.dismissed', line: index })}>
          <span>{words.dismiss}</span>
          <LineName text={line.text} />
        </Button>
      </div>
    </div>
  )
}
