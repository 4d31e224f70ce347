import { Worker } from 'node:worker_threads'
import type { FlowGraph } from './flow-graph.ts'

export type LoadedFlow = {
  readonly stem: string
  readonly file: string
  readonly graph: FlowGraph | null
  readonly problem: string | null
}

/** In a separate thread: otherwise two versions of a file would share cached imports. */
export function loadGraphs(root: string): Promise<ReadonlyArray<LoadedFlow>> {
  const worker = new Worker(new URL('./load-graphs-thread.ts', import.meta.url), { workerData: root })
  return new Promise<ReadonlyArray<LoadedFlow>>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`The machines in ${root} could not be loaded.`)))
  }).finally(() => void worker.terminate())
}
