import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Meta } from '#machines/meta.ts'
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'

const listStateNodes = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap((child) => listStateNodes(child)),
]

const listStageMessages = ({ root }: AnyStateMachine) =>
  listStateNodes(root)
    .filter(({ invoke }) => invoke.some(({ src }) => src === 'sending'))
    .flatMap(({ meta }) => (meta as Meta).lends ?? [])

const modules = await Promise.all(
  globSync('machines/*.machine.ts').map((file) => import(pathToFileURL(resolve(file)).href) as Promise<object>),
)
const machines = modules.flatMap((each) => Object.values(each).filter((value) => value instanceof StateMachine))
const lent = machines.flatMap(listStageMessages)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const exactly = (texts: ReadonlyArray<string>) => new RegExp(`^(?:${texts.map(escaped).join('|')})$`)
const isProofMessage = (words: string) => words.startsWith('Making sure you are not a robot')

export const proving = exactly(lent.filter(isProofMessage))

export const submitting = exactly(lent.filter((words) => !isProofMessage(words)))
