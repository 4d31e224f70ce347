import { applicationForm, sectionWords, formatEntryName } from '#content/application-form.ts'
import { messages } from '#machines/meta.ts'
import { addIcon } from '#ui/icon/symbols/add.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useState } from 'react'
import type { PartComponents, ListFlow, PartFlow } from './application-flow.ts'
import { PartFields } from './part-fields.tsx'
import { PartStatusView } from './part-status.tsx'
import * as styles from './application-page.css.ts'

type Props = ListFlow & Pick<PartComponents, 'Part' | 'Choices'> & { readonly newId: () => string }

const { entries: words } = applicationForm

const restoringStates = ['restoring', 'readingBack'] as const

export function Entries({ snapshot, send, Part, Choices, newId }: Props) {
  const { section, entries, added } = snapshot.context
  const [initialAdded] = useState(added)
  const { add = '' } = sectionWords[section]
  return (
    <div className={styles.entries}>
      <ol className={styles.entryList}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.entry}>
            <Part
              part={entry.ref}
              render={(flow) => (
                <EntryItem
                  {...flow}
                  number={index + 1}
                  added={index === entries.length - 1 ? added - initialAdded : 0}
                  Choices={Choices}
                />
              )}
            />
          </li>
        ))}
      </ol>
      {snapshot.matches('empty') && <p>{words.none}</p>}
      {snapshot.matches('full') ? (
        <p role="status">{messages(snapshot).join(' ')}</p>
      ) : (
        <div>
          <Button variant="secondary" icon={addIcon} onClick={() => send({ type: 'entry.requested', id: newId() })}>
            {add}
          </Button>
        </div>
      )}
    </div>
  )
}

type EntryProps = PartFlow & {
  readonly number: number
  /** Focuses the heading whenever it changes; set for the last entry only. */
  readonly added: number
  readonly Choices: PartComponents['Choices']
}

function EntryItem({ number, added, Choices, ...flow }: EntryProps) {
  const heading = useFocusOnChange<HTMLHeadingElement>(added)
  const { snapshot, send } = flow
  const { section } = snapshot.context.place
  const title = formatEntryName(section, snapshot.context.values, number - 1)
  const named = <VisuallyHidden>{` ${title}`}</VisuallyHidden>
  const isRestoringEntries = restoringStates.some((state) => snapshot.matches(state))
  const isRemoved = isRestoringEntries || snapshot.matches('removed')
  return (
    <>
      <div className={styles.entryHead}>
        <Heading ref={heading} tabIndex={-1} level={2} size="h4">
          {title}
        </Heading>
        <Button
          variant="text"
          busy={isRestoringEntries || snapshot.matches('sendingRemoval')}
          onClick={() => send({ type: isRemoved ? 'undo.requested' : 'removal.requested' })}
        >
          <span>{isRemoved ? words.undo : words.remove}</span>
          {named}
        </Button>
      </div>
      {isRemoved ? (
        <>
          <p role="status">{messages(snapshot).join(' ')}</p>
          <PartStatusView {...flow} Choices={Choices} />
        </>
      ) : (
        <PartFields {...flow} Choices={Choices} />
      )}
    </>
  )
}
