import { isChanged } from './control-events.ts'
import { morph } from './morph.ts'

/** In milliseconds. */
const limits = { answer: 3_000, quiet: 800, frames: 200, hold: 1_000 } as const

export type FormAnswers = {
  readonly settle: () => Promise<void>
  /** @returns the data of the page that is shown, if the form was answered. From here on the application answers. */
  readonly end: () => string | null
}

export const pause = (length: number) => new Promise<void>((resolve) => setTimeout(resolve, length))

/** Settles after the click that follows `event`, or when there is none. */
export function whenReleased(page: Window, event: Event, longest: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const over = new AbortController()
  // After the task of the click, in which a box hears of it.
  for (const type of ['click', 'input', 'pointercancel'])
    page.addEventListener(type, () => setTimeout(resolve), { capture: true, signal: over.signal })
  const late = pause(longest - (page.performance.now() - event.timeStamp))
  return Promise.race([promise, late]).finally(() => over.abort())
}

/** A page in the background has no frames. */
const twoFrames = (page: Window) =>
  Promise.race([
    pause(limits.frames),
    new Promise<void>((resolve) =>
      page.requestAnimationFrame(() => page.requestAnimationFrame(() => setTimeout(resolve))),
    ),
  ])

const boxes = (group: Element | null | undefined, which: string) =>
  Array.from(group?.querySelectorAll<HTMLInputElement>(`:scope > ${which} input`) ?? [])

/** A group has one box for all of its other boxes, in a list below it. */
const groupSelector = '[data-early=group]'

function toggleGroup(box: HTMLInputElement) {
  const group = box.closest(groupSelector)
  const [whole] = boxes(group, 'label')
  if (whole === box) for (const part of boxes(group, 'details')) part.checked = box.checked
  else if (whole && !box.checked) whole.checked = false
}

const isCovered = (control: Element) => {
  const group = control.closest(groupSelector)
  const [whole] = boxes(group, 'label')
  return whole !== undefined && whole !== control && whole.checked
}

const isControl = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

function readForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const control of form.elements) {
    if (!isControl(control)) continue
    const isGiven = !(control instanceof HTMLInputElement && control.type === 'checkbox') || control.checked
    if (isGiven && control.name !== '' && control.value !== '' && !isCovered(control))
      query.append(control.name, control.value)
  }
  query.sort()
  return query.toString()
}

type Answer = { readonly main: Element; readonly data: HTMLElement }

function readAnswer(sent: Document | null, lists: string): Answer | null {
  const main = sent?.querySelector('main')
  const data = sent?.getElementById('page-data')
  // With other lists than those of this page the application would draw another page.
  return main && data && data.dataset['lists'] === lists ? { main, data } : null
}

/** As a document, which is parsed without a sink that the policy guards. */
function createLine({ action }: HTMLFormElement) {
  let call: XMLHttpRequest | null = null
  return {
    abort: () => call?.abort(),
    ask: (query: string) =>
      new Promise<Document | null>((resolve) => {
        const request = new XMLHttpRequest()
        call = request
        request.open('GET', `/part${new URL(action).pathname}${query === '' ? '' : `?${query}`}`)
        request.responseType = 'document'
        request.timeout = limits.answer
        request.addEventListener('loadend', () => {
          call = null
          resolve(request.status === 200 ? (request.response as Document | null) : null)
        })
        request.send()
      }),
  }
}

function createScreen({ document, history, location }: Window, showStored: () => void) {
  let data: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (words: string) => document.querySelector('main [data-early=status]')?.replaceChildren(words)
  const hush = () => clearTimeout(timer)
  const show = (answer: Answer) => {
    morph(document.querySelector('main')!, answer.main)
    showStored()
    data = answer.data.textContent
    const query = answer.data.dataset['query'] ?? ''
    history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}`)
    hush()
    timer = setTimeout(() => say(document.querySelector('[data-early=count]')?.textContent ?? ''), limits.quiet)
  }
  const end = () => {
    hush()
    // React draws it empty.
    if (data !== null) say('')
    return data
  }
  return { show, hush, end }
}

type Given = {
  readonly form: HTMLFormElement
  readonly lists: string
  /** True where a press already waits for the application: what it is for might be another after an answer. */
  readonly isWaiting: () => boolean
  readonly showStored: () => void
}

/** What is under a finger stays until it is lifted: another press may begin while one is waited for. */
function watchPresses(page: Window, signal: AbortSignal): () => Promise<void> {
  let press = Promise.resolve()
  const hold = (event: Event) => void (press = whenReleased(page, event, limits.hold))
  page.addEventListener('pointerdown', hold, { capture: true, passive: true, signal })
  return async () => {
    for (let waited: Promise<void> | null = null; waited !== press;) await (waited = press)
  }
}

type Questions = Pick<Given, 'form' | 'lists'> & { readonly release: () => Promise<void> }

/** Asks one thing at a time, and after it the latest. @param show called with the answer to what the form still says */
function createQuestions({ form, lists, release }: Questions, mayAsk: () => boolean, show: (answer: Answer) => void) {
  const line = createLine(form)
  let asked: string | null = null
  let isBusy = false
  const askLatest = async () => {
    for (let query = readForm(form); query !== asked && mayAsk(); query = readForm(form)) {
      asked = query
      const answer = readAnswer(await line.ask(query), lists)
      if (!answer) asked = null
      else await release()
      if (!answer || !mayAsk()) return
      if (readForm(form) === query) show(answer)
    }
  }
  return {
    abort: line.abort,
    isBusy: () => isBusy,
    ask: async () => {
      isBusy = true
      await askLatest().finally(() => (isBusy = false))
    },
  }
}

export function answerForm(page: Window, given: Given): FormAnswers {
  const { form, isWaiting, showStored } = given
  const over = new AbortController()
  const screen = createScreen(page, showStored)
  // Saved jobs are known to the device alone.
  const mayAsk = () => !over.signal.aborted && !isWaiting() && !form.querySelector('[name=saved]:checked')
  const release = watchPresses(page, over.signal)
  const questions = createQuestions({ ...given, release }, mayAsk, screen.show)
  let done = Promise.resolve()
  // One for all: who types on must not hold up the application.
  let patience: Promise<void> | null = null
  const ask = () => void (done = questions.ask().then(() => twoFrames(page)))
  const hear = ({ target }: Event) => {
    if (!isControl(target) || target.form !== form) return
    if (target.type === 'checkbox') toggleGroup(target)
    screen.hush()
    if (!questions.isBusy()) ask()
  }
  page.addEventListener('input', hear, { capture: true, signal: over.signal })
  if (Array.from(form.elements).some((control) => isChanged(control as HTMLInputElement))) ask()
  return {
    settle: () => Promise.race([done, (patience ??= pause(limits.answer))]),
    end: () => {
      over.abort()
      questions.abort()
      return screen.end()
    },
  }
}
