import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs'

/** Must be the version of the package, or the worker refuses. */
const apiVersion = '6.5.438'

type Message = {
  readonly sourceName?: string
  readonly targetName?: string
  readonly desiredSize?: number
  readonly action?: string
  readonly callback?: number
  readonly callbackId?: number
  readonly stream?: number
  readonly streamId?: number
  readonly chunk?: object
  readonly success?: boolean
  readonly reason?: unknown
  readonly data?: unknown
}

type Listener = (event: { readonly data: Message }) => void

/** What pdf.js calls CallbackKind and StreamKind. */
const kinds = { data: 1, error: 2, close: 3, enqueue: 4, failed: 5, started: 8 } as const

const [here, there] = ['resume', 'resume_worker']

const evaluatorOptions = {
  maxImageSize: 0,
  disableFontFace: true,
  ignoreErrors: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  canvasMaxAreaInBytes: 0,
  fontExtraProperties: false,
  useSystemFonts: true,
  useWasm: false,
  useWorkerFetch: false,
  cMapUrl: null,
  cMapPacked: true,
  iccUrl: null,
  standardFontDataUrl: null,
  wasmUrl: null,
}

type Pending = { readonly chunks: unknown[] } & PromiseWithResolvers<unknown>

class PdfProblem extends Error {
  override readonly name: string
  constructor(reason: unknown) {
    const { name = 'Error', message = '' } = (reason ?? {}) as Partial<Error>
    super(message)
    this.name = name
  }
}

const createPending = (): Pending => ({ chunks: [], ...Promise.withResolvers<unknown>() })

function settle({ chunks, resolve, reject }: Pending, { callback, stream, chunk, data, reason }: Message): void {
  if (stream === kinds.enqueue) chunks.push(chunk)
  else if (stream === kinds.close) resolve(chunks)
  else if (callback === kinds.data) resolve(data)
  else if (reason !== undefined) reject(new PdfProblem(reason))
}

/** Messages go to and fro in one thread; the worker goes on writing into what it has sent, so that is copied. */
function connectWorker(answer: (message: Message) => void) {
  const listeners = new Set<Listener>()
  const actions = new Map<string, (asked: object) => unknown>()
  const port = {
    postMessage: ({ chunk, ...message }: Message) => {
      const sent = chunk === undefined ? message : { ...message, chunk: { ...chunk } }
      queueMicrotask(() => answer(sent))
    },
    addEventListener: (_: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  }
  WorkerMessageHandler.setup({ on: (name, act) => actions.set(name, act) }, port)
  return {
    command: (name: string, asked: object) => actions.get(name)?.(asked),
    send: (message: Message) => {
      const data = { sourceName: here, targetName: there, ...message }
      for (const listener of listeners) listener({ data })
    },
  }
}

function createQuestions(send: (message: Message) => void) {
  const pending = new Map<number, Pending>()
  let last = 0
  return {
    ask: (action: string, asked: object, isStream = false): Promise<unknown> => {
      last += 1
      const waiting = createPending()
      pending.set(last, waiting)
      send({ action, data: asked, ...(isStream ? { streamId: last, desiredSize: 1e9 } : { callbackId: last }) })
      return waiting.promise.finally(() => pending.delete(last))
    },
    settle: (message: Message) => {
      const asked = pending.get(message.callbackId ?? message.streamId ?? 0)
      if (asked) settle(asked, message)
    },
  }
}

/**
 * The half of pdf.js that parses, without the half that draws: it is asked in its own words, in the thread it runs in.
 * Rejects with the name of what is wrong, such as `PasswordException`.
 */
export async function openPdf(data: Uint8Array) {
  const opened = createPending()
  const { command, send } = connectWorker((message) => {
    const { action, callbackId, data: told } = message
    if (action === 'GetDoc') opened.resolve((told as { readonly pdfInfo: unknown }).pdfInfo)
    else if (action === 'DocException') opened.reject(new PdfProblem(told))
    else if (action === undefined) questions.settle(message)
    else if (callbackId !== undefined)
      send({ callback: kinds.error, callbackId, reason: new Error(`Nobody answers ${action} here.`) })
  })
  const questions = createQuestions(send)
  command('configure', { verbosity: 0 })
  const asked = { docId: here, apiVersion, data, password: '', enableXfa: false, docBaseUrl: null, evaluatorOptions }
  command('GetDocRequest', asked)
  send({ action: 'Ready' })
  const { numPages } = (await opened.promise) as { readonly numPages: number }
  return { numPages, ask: questions.ask }
}
