import { resumeLines as words, formatPlace } from '#content/resume-lines.ts'
import { sectionTitle, type SectionName } from '#contract/application-sections.ts'
import type { UnplacedLine } from '#domain/resume/resume.ts'
import {
  findPlacement,
  listLines,
  listTargets,
  readTarget,
  type LineAct,
  type LinesContext,
} from '#machines/resume-lines.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useState } from 'react'
import type { ResumeFlow } from './application-flow.ts'
import { LineItem } from './line-item.tsx'
import * as styles from './resume-lines.css.ts'

type Props = ResumeFlow & { readonly complete: ReadonlyArray<SectionName>; readonly newId: () => string }

const [firstShown, moreShown] = [20, 100]

const formatGroupTitle = ({ heading, section }: UnplacedLine) =>
  heading || (section ? sectionTitle(section) : words.headless)

type Group = Pick<UnplacedLine, 'section'> & {
  readonly title: string
  readonly lines: ReadonlyArray<readonly [index: number, line: UnplacedLine]>
}

function groupLines(lines: ReadonlyArray<UnplacedLine>): ReadonlyArray<Group> {
  const groups = Map.groupBy(lines.entries(), ([, line]) => `${line.section ?? ''} ${formatGroupTitle(line)}`)
  return [...groups.values()].flatMap((group) => {
    const [[, first] = []] = group
    return first ? { title: formatGroupTitle(first), section: first.section, lines: group } : []
  })
}

export function UnplacedLines({ snapshot, send, complete, newId }: Props) {
  const [count, setCount] = useState(firstShown)
  const { context } = snapshot
  const all = listLines(context)
  const shown = all.slice(0, count)
  const open = all.filter((line) => !context.dismissed.includes(line) && !findPlacement(context, line))
  return (
    <section className={styles.area} aria-labelledby="unplaced">
      <Heading id="unplaced" level={3}>
        {words.title}
      </Heading>
      <p className={styles.words}>{words.lead}</p>
      <p className={styles.quiet}>{words.open(open.length, all.length)}</p>
      {groupLines(shown).map(({ title, section, lines }) => {
        const targets = listTargets(context.parts, complete, section)
        return (
          <div key={lines[0]?.[0]} className={styles.group}>
            <Heading level={4}>{title}</Heading>
            <ul className={styles.lines}>
              {lines.map(([index, line]) => (
                <LineItem
                  key={index}
                  {...{ index, line, snapshot, send, newId }}
                  targets={targets}
                  isFirstAdded={count > firstShown && index === count - moreShown}
                />
              ))}
            </ul>
          </div>
        )
      })}
      {shown.length < all.length && (
        <Button variant="secondary" onClick={() => setCount(count + moreShown)}>
          {words.more(Math.min(moreShown, all.length - count))}
        </Button>
      )}
      <VisuallyHidden role="status">{context.act && formatAct(context.act, context)}</VisuallyHidden>
    </section>
  )
}

function formatAct(act: LineAct, { parts }: Pick<LinesContext, 'parts'>): string {
  const line = `“${act.line.text}”`
  if (act.kind === 'refused') return `${line}: ${words.refused(act.problem)}`
  if (!('target' in act)) return `${line}: ${words[act.kind]}`
  const { values, index } = readTarget(parts, act.target)
  return `${line}: ${words[act.kind](formatPlace(act.target, values, index))}`
}
