import type { Fault } from './fault.ts'

const form = 'src/pages/job-page/share-form.tsx'

const inWalk = { caughtBy: 'paths', within: 'steps/share-job/paths.ts' } as const

export const walkFaults: ReadonlyArray<Fault> = [
  {
    name: 'a field that is marked and does not say why',
    file: form,
    find: 'problem={problem ?? undefined}',
    replace: "problem={problem ? '' : undefined}",
    ...inWalk,
  },
  {
    name: 'a choice that is sent the other way round',
    file: form,
    find: 'subscribe: wanted',
    replace: 'subscribe: !wanted',
    ...inWalk,
  },
  {
    name: 'a button that does not say that something is under way',
    file: 'src/pages/job-page/share-dialog.tsx',
    find: "busy={snapshot.hasTag('busy')}",
    replace: 'busy={false}',
    ...inWalk,
  },
  {
    name: 'a field that takes letters which nobody hears',
    file: form,
    find: 'readOnly={isBusy}',
    replace: 'readOnly={false}',
    ...inWalk,
  },
  {
    name: 'one dialog in place of another',
    file: 'src/app/routes/running-share.tsx',
    find: 'dialog: wished.dialog',
    replace: "dialog: 'email'",
    ...inWalk,
  },
  {
    name: 'a refusal after which the focus stays where it was',
    file: form,
    find: 'useFocusOnChange<HTMLInputElement>(refusals)',
    replace: 'useFocusOnChange<HTMLInputElement>(0)',
    ...inWalk,
  },
  {
    name: 'a sending that does not say how far it is',
    file: form,
    find: "words={isBusy ? words : ''}",
    replace: 'words=""',
    ...inWalk,
  },
]
