import { partsOf } from '#contract/application-children.ts'
import {
  applicationEntity,
  removeApplicationEntry,
  restoreApplicationEntry,
  saveApplicationPart,
} from '#contract/application-operations.ts'
import { call, read } from '#contract/operations.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { draftOf, type PartPayload, type Place } from '#machines/part-context.ts'
import { fromPromise } from 'xstate'
import { keptPartsIn } from './kept-parts.ts'
import { sendingOf } from './sending.ts'
import type { Parts } from './site.ts'
import { answerTo } from './transaction.ts'
import { visitorNamed } from './watch-visitor.ts'

type Needed = Parts<'actors' | 'calls' | 'ports'>

/** What is called for what is sent; none needs a proof. */
function callFor(payload: PartPayload) {
  const { applicationId, section, entry } = payload.place
  if (payload.kind === 'restore') return call(restoreApplicationEntry, applicationId, section, entry)
  const version = String(payload.version)
  if (payload.kind === 'remove') return call(removeApplicationEntry, applicationId, section, entry, version)
  return call(saveApplicationPart, applicationId, section, entry, version, JSON.stringify(payload.values))
}

/** The application with its children, as the firm has it; null when it is not there. Rejects with words for its applicant. */
export async function readApplication({ calls, ports }: Parts<'calls' | 'ports'>, id: string, signal: AbortSignal) {
  const payload = await answerTo(calls.transactQuietly, read(applicationEntity, [id]), signal)
  return (await ports.readers()).applicationsIn(payload)[0] ?? null
}

/** What the device keeps of the application of who is signed in. */
export const keptParts = ({ actors: { session }, ports: { clock, device } }: Parts<'actors' | 'ports'>) =>
  keptPartsIn(
    device,
    () => {
      const snapshot = session.getSnapshot()
      return { visitor: visitorNamed(snapshot) ?? '', isKept: snapshot.context.stored?.remember ?? false }
    },
    clock.now,
  )

/** A part of an application, over the line of the visitor (J2.1-23). */
export function partOfForm(site: Needed) {
  const { calls, ports } = site
  const kept = keptParts(site)
  const verdictIn = async (payload: string) => {
    const saved = (await ports.readers()).decodeSavedPart(payload)
    return { reply: payload, verdict: 'Version' in saved ? 'kept' : 'Newer' in saved ? 'newer' : 'gone' }
  }
  return applicationPartMachine.provide({
    actors: {
      sending: sendingOf<PartPayload>({ calls, ports }, callFor, { takenWith: ['kept', 'newer', 'gone'], verdictIn }),
      readPart: fromPromise(
        async ({ input: { applicationId, section, entry }, signal }: { input: Place; signal: AbortSignal }) => {
          const application = await readApplication(site, applicationId, signal)
          return application === null
            ? null
            : (partsOf(application, section).find(({ Entry }) => Entry === entry) ?? null)
        },
      ),
    },
    actions: {
      keepOnDevice: ({ context, self }) => {
        const draft = draftOf(context)
        if (draft === null) kept.dropArrived(context.place, context.kept)
        else if (!kept.keep(context.place, draft) && context.isOnDevice) self.send({ type: 'device.refused' })
      },
      dropFromDevice: ({ context: { place } }) => kept.drop(place),
    },
  })
}
