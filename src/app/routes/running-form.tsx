import { ApplicationPage } from '#pages/application/application-page.tsx'
import type { PartComponents } from '#pages/application/application-flow.ts'
import { createApplicationFormFlow } from '#site/application-form.ts'
import { isPageLeft } from '#site/page-left.ts'
import { retainList } from '#site/reference-list.ts'
import { newKey } from '#site/new-key.ts'
import { useSelector } from '@xstate/react'
import { usePageFlow } from '../use-page-flow.ts'
import { useReferenceList, useSite } from '../use-site.ts'
import { FilesOfForm as Files } from './files-of-form.tsx'
import { LeaveGuard } from './leave-page-guard.tsx'

const components: PartComponents = {
  Part: ({ part, render }) => {
    const snapshot = useSelector(part, (current) => current)
    return render({ snapshot, send: (event) => part.send(event) })
  },
  Entries: ({ list, render }) => {
    const snapshot = useSelector(list, (current) => current)
    return render({ snapshot, send: (event) => list.send(event) })
  },
  Resume: ({ resume, render }) => {
    const snapshot = useSelector(resume, (current) => current)
    return render({ snapshot, send: (event) => resume.send(event) })
  },
  Choices: ({ kind, render }) => {
    const { calls } = useSite()
    const list = useReferenceList(kind)
    const rows = list.rows.map((row) => ({
      value: String((row as Readonly<Record<string, unknown>>)[`${kind}_ID`]),
      label: row.Description,
    }))
    return render({ ...list, rows }, () => retainList(calls.lists[kind])())
  },
  Files,
}

export function RunningForm({ id }: { readonly id: string }) {
  const { ports, input } = useSite()
  const hasSsnQuestion = input.settings.asksSocialSecurityNumber
  const [snapshot, send] = usePageFlow(createApplicationFormFlow, { id, hasSsnQuestion })
  return (
    <>
      <LeaveGuard isPageLeft={isPageLeft} />
      <ApplicationPage
        snapshot={snapshot}
        send={send}
        components={components}
        newId={() => newKey(ports)}
        terms={input.settings}
      />
    </>
  )
}
