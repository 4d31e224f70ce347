import { parentPort, workerData } from 'node:worker_threads'
import { listMachines, loadFlow } from '../machines.ts'
import { readGraph } from './flow-graph.ts'
import type { LoadedFlow } from './load-graphs.ts'

const root = workerData as string

const fileStem = (file: string) => file.replace(/^.*\/|\.machine\.ts$/g, '')

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

async function load(file: string): Promise<LoadedFlow> {
  try {
    const { stem, machine } = await loadFlow(file, root)
    return { stem, file, graph: readGraph(machine), problem: null }
  } catch (error) {
    return { stem: fileStem(file), file, graph: null, problem: errorMessage(error).replaceAll(`${root}/`, '') }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin.
parentPort?.postMessage(await Promise.all(listMachines(root).map(load)))
