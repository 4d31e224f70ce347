import { Worker } from 'node:worker_threads'
import type { FlowGraph } from './flow-graph.ts'

/** A flow of a version; `graph` is null where its machine cannot be loaded, and `problem` says why. */
export type LoadedFlow = {
  readonly stem: string
  readonly file: string
  readonly graph: FlowGraph | null
  readonly problem: string | null
}

/**
 * The flows of the project in a folder. They are loaded in a thread of their own, since two versions of one file would
 * share what they import; nothing of them is started.
 */
export function loadGraphs(root: string): Promise<ReadonlyArray<LoadedFlow>> {
  const worker = new Worker(new URL('./load-graphs-thread.ts', import.meta.url), { workerData: root })
  return new Promise<ReadonlyArray<LoadedFlow>>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`The machines in ${root} could not be loaded.`)))
  }).finally(() => void worker.terminate())
}
