import { isDeepStrictEqual } from 'node:util'
import { widths, type Width } from '#steps/harness/picture-note.ts'
import { getExampleFolder, type Picture, type ScreenshotStrip, type StripStep } from '../pictures/strips.ts'
import type { Spec } from './gather.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import type { Case, Example } from './read-features.ts'
import { isFailure, writeMark } from './result-part.ts'
import { getResultStatus } from './result-status.ts'
import { count, formatNumber } from '../report.ts'

type WidthStrip = { readonly width: Width; readonly strip: ScreenshotStrip }

type Frame = { readonly steps: ReadonlyArray<number>; readonly shown: ReadonlyArray<StripStep['shown']> }

const getPicturePath = (width: Width, key: string, { file }: Picture) =>
  `pictures/${width}/${getExampleFolder(key)}/${file}`

const isPicture = (shown: StripStep['shown']): shown is Picture => typeof shown === 'object' && 'file' in shown

const isBlank = ({ shown }: Frame) => shown.every((each) => each === 'nothing yet')

/** If the widths were recorded with different words, only those with the latest words count. */
function listLatestStrips({ pictures }: Spec, { key }: Case): ReadonlyArray<WidthStrip> {
  const all = widths.flatMap((width) => {
    const strip = pictures[width][key]
    return strip ? [{ width, strip }] : []
  })
  const [latest] = all.toSorted((one, other) => other.strip.date.localeCompare(one.strip.date))
  return all.filter(({ strip }) => strip.of.words === latest?.strip.of.words)
}

/** Joins steps after which no screen changed; steps before the first picture join the first frame. */
function groupFrames(shown: ReadonlyArray<WidthStrip>): ReadonlyArray<Frame> {
  const frames: Frame[] = []
  for (const at of shown[0]?.strip.steps.keys() ?? []) {
    const now = shown.map(({ strip }) => strip.steps[at]?.shown ?? 'not reached')
    const last = frames.at(-1)
    const goesOn = last && (isBlank(last) || isDeepStrictEqual(last.shown, now))
    frames.splice(goesOn ? -1 : frames.length, 1, { steps: [...(goesOn ? last.steps : []), at], shown: now })
  }
  return frames
}

const widthNames: Readonly<Record<Width, string>> = { 1280: 'Wide screen', 360: 'Phone' }

const whyNone = (shown: Exclude<StripStep['shown'], Picture>) =>
  typeof shown === 'object'
    ? `No picture: ${shown.missing}.`
    : shown === 'nothing yet'
      ? 'Nothing on the screen.'
      : 'Not reached.'

function writePicture(key: string, width: Width, shown: StripStep['shown'], step: number): Markup {
  if (!isPicture(shown)) return markup`<p class="blank blank-${width}">${whyNone(shown)}</p>`
  const { person, width: across, height: down } = shown
  const alt = `${widthNames[width]}${person ? ` of ${person}` : ''} after step ${step}`
  const path = `/${getPicturePath(width, key, shown)}`
  return markup`<a class="screen-${width}" href="${path}"><img src="${path}" alt="${alt}" width="${across}" height="${down}" loading="lazy" decoding="async"></a>`
}

const writeCaption = ({ keyword, text }: StripStep, at: number): Markup =>
  markup`<p><span class="step">${at + 1}</span> <b>${keyword}</b> ${text.replaceAll(/"([^"]*)"/g, '“$1”')}</p>`

function writeFrame(key: string, shown: ReadonlyArray<WidthStrip>, frame: Frame): Markup {
  const told = shown[0]?.strip.steps ?? []
  const last = (frame.steps.at(-1) ?? 0) + 1
  return markup`<li><div class="screens">${shown.map(({ width }, at) => writePicture(key, width, frame.shown[at] ?? 'not reached', last))}</div>
${frame.steps.map((at) => told[at] && writeCaption(told[at], at))}</li>`
}

function writePictureStatus(spec: Spec, { of }: Case, shown: ReadonlyArray<WidthStrip>): Markup {
  const lines = shown.map(({ width, strip }) => ({ width, ...getResultStatus(strip, of, spec.commit) }))
  const alike = [...Map.groupBy(lines, ({ kind, words, why }) => `${kind} ${words} ${why}`).values()]
  return markup`${alike.map((group) => {
    const [{ kind, words, why } = { kind: 'never' as const, words: '', why: '' }] = group
    const at = group.map(({ width }) => `${width}`).join(' and ')
    const end = isFailure(kind)
      ? markup` The example was not told to its end: <code class="why">${why}</code>`
      : emptyMarkup
    return markup`<p class="note">${at} px: ${writeMark(kind)} ${words}.${end}</p>`
  })}`
}

const countPictured = (frames: ReadonlyArray<Frame>) => frames.filter((frame) => frame.shown.some(isPicture)).length

type Story = { readonly each: Case; readonly shown: ReadonlyArray<WidthStrip>; readonly frames: ReadonlyArray<Frame> }

function writeStory(spec: Spec, example: Example, { each, shown, frames }: Story): Markup {
  const row = each.cells.map((cell) => cell || 'nothing').join(', ')
  const name = `Pictures of ${example.title}${row ? `, ${row}` : ''}, line ${each.line}`
  return markup`${row ? markup`<h4>${row}</h4>` : emptyMarkup}${writePictureStatus(spec, each, shown)}
<section class="frames" tabindex="0" aria-label="${name}"><ol>${frames.map((frame) => writeFrame(each.key, shown, frame))}</ol></section>`
}

const listStories = (spec: Spec, { cases }: Example): ReadonlyArray<Story> =>
  cases.flatMap((each) => {
    const shown = listLatestStrips(spec, each)
    return shown.length > 0 ? [{ each, shown, frames: groupFrames(shown) }] : []
  })

const findOutdatedStatus = (spec: Spec, stories: ReadonlyArray<Story>) => {
  const kinds = stories.flatMap(({ each, shown }) =>
    shown.map(({ strip }) => getResultStatus(strip, each.of, spec.commit).kind),
  )
  return (['failed-before', 'stale'] as const).find((kind) => kinds.includes(kind))
}

export function writePictures(spec: Spec, example: Example): Markup {
  const stories = listStories(spec, example)
  if (stories.length === 0) return emptyMarkup
  const screens = stories.reduce((sum, { frames }) => sum + countPictured(frames), 0)
  const cases = example.tables.length > 0 ? `, ${stories.length} of ${count(example.cases.length, 'case')}` : ''
  const aged = findOutdatedStatus(spec, stories)
  return markup`<details class="pictures"><summary>In pictures: ${count(screens, 'screen')}${cases}${aged ? markup` ${writeMark(aged)}` : emptyMarkup}</summary>
${stories.map((story) => writeStory(spec, example, story))}</details>`
}

export function writePictured(spec: Spec): Markup {
  const keys = spec.features.flatMap(({ rules }) =>
    rules.flatMap(({ examples }) => examples.flatMap(({ cases }) => cases.map(({ key }) => key))),
  )
  const pictured = keys.filter((key) => widths.some((width) => spec.pictures[width][key])).length
  return markup`<p class="note">${formatNumber(pictured)} of ${count(keys.length, 'example')} ${pictured === 1 ? 'has' : 'have'} pictures of the screen; <code>npm run features:browser -- --pictures NAME</code> makes those of a feature.</p>`
}

export function listPictureFiles(spec: Spec): ReadonlyArray<readonly [from: string, to: string]> {
  const stories = spec.features.flatMap(({ rules }) =>
    rules.flatMap(({ examples }) => examples.flatMap((example) => listStories(spec, example))),
  )
  const paths = stories.flatMap(({ each, shown, frames }) =>
    frames.flatMap((frame) =>
      frame.shown.flatMap((picture, at) => {
        const width = shown[at]?.width
        return isPicture(picture) && width ? [getPicturePath(width, each.key, picture)] : []
      }),
    ),
  )
  return [...new Set(paths)].map((path) => [`${spec.picturesFolder}/${path.slice('pictures/'.length)}`, path] as const)
}
