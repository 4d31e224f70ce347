import type { myApplicationsMachine, MyApplicationsEvent } from '#machines/my-applications.machine.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { ComponentType } from 'react'
import type { SnapshotFrom } from 'xstate'

export type ApplicationsFlow = {
  readonly snapshot: SnapshotFrom<typeof myApplicationsMachine>
  readonly send: (event: MyApplicationsEvent) => void
  readonly Posting: ComponentType<{ application: ApplicantApplication }>
}
