import { listSectionParts } from '#contract/application-children.ts'
import {
  applicationEntity,
  removeApplicationEntry,
  restoreApplicationEntry,
  saveApplicationPart,
} from '#contract/application-operations.ts'
import { sections } from '#contract/application-sections.ts'
import { call, read } from '#contract/operations.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { toPartDraft, type PartPayload, type Place } from '#machines/application-part-context.ts'
import { fromPromise } from 'xstate'
import { createPartStore } from './part-store.ts'
import { newKey } from './new-key.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'
import { visitorNamed } from './watchers.ts'

type FormPartDeps = Parts<'actors' | 'calls' | 'ports'>

type Save = PartPayload & { readonly kind: 'save' }

/** Names saves of `isSeparate` sections: a repeated save keeps its name, as the server does not compare values. */
function createSaveNames(ports: Parts<'ports'>['ports']) {
  const last = new Map<string, { readonly text: string; readonly name: string }>()
  return ({ place, version, values }: Save): ReadonlyArray<string> => {
    if (!sections[place.section].isSeparate) return []
    const [key, text] = [JSON.stringify(place), JSON.stringify([version, values])]
    const known = last.get(key)
    const named = known?.text === text ? known : { text, name: newKey(ports) }
    last.set(key, named)
    return [named.name]
  }
}

function createCallFactory(ports: Parts<'ports'>['ports']) {
  const getName = createSaveNames(ports)
  return (payload: PartPayload) => {
    const { applicationId, section, entry } = payload.place
    if (payload.kind === 'restore') return call(restoreApplicationEntry, applicationId, section, entry)
    const version = String(payload.version)
    if (payload.kind === 'remove') return call(removeApplicationEntry, applicationId, section, entry, version)
    const written = [version, JSON.stringify(payload.values), ...getName(payload)]
    return call(saveApplicationPart, applicationId, section, entry, ...written)
  }
}

/** null when there is no such application. Rejects with a message for the applicant. */
export async function readApplication({ calls, ports }: Parts<'calls' | 'ports'>, id: string, signal: AbortSignal) {
  const payload = await requestPayload(calls.transactQuietly, read(applicationEntity, [id]), signal)
  return (await ports.readers()).decodeApplicationsReply(payload)[0] ?? null
}

export const createSessionPartStore = ({ actors: { session }, ports: { clock, device } }: Parts<'actors' | 'ports'>) =>
  createPartStore(
    device,
    () => {
      const snapshot = session.getSnapshot()
      return { visitor: visitorNamed(snapshot) ?? '', isKept: snapshot.context.stored?.remember ?? false }
    },
    clock.now,
  )

const acceptedVerdicts = ['kept', 'newer', 'gone']

const createVerdictReader = (ports: Parts<'ports'>['ports']) => async (payload: string) => {
  const saved = (await ports.readers()).decodeSavedPart(payload)
  return { reply: payload, verdict: 'Version' in saved ? 'kept' : 'Newer' in saved ? 'newer' : 'gone' }
}

export function createFormPartFlow(site: FormPartDeps) {
  const { calls, ports } = site
  const kept = createSessionPartStore(site)
  return applicationPartMachine.provide({
    actors: {
      sending: createSendingFlow<PartPayload>({ calls, ports }, createCallFactory(ports), {
        acceptedReplies: acceptedVerdicts,
        readVerdict: createVerdictReader(ports),
      }),
      readPart: fromPromise(
        async ({ input: { applicationId, section, entry }, signal }: { input: Place; signal: AbortSignal }) => {
          const application = await readApplication(site, applicationId, signal)
          return application === null
            ? null
            : (listSectionParts(application, section).find(({ Entry }) => Entry === entry) ?? null)
        },
      ),
    },
    actions: {
      storeOnDevice: ({ context, self }) => {
        const draft = toPartDraft(context)
        if (draft === null) kept.dropArrived(context.place, context.kept)
        else if (!kept.keep(context.place, draft) && context.isOnDevice) self.send({ type: 'device.refused' })
      },
      dropFromDevice: ({ context: { place } }) => kept.drop(place),
    },
  })
}
