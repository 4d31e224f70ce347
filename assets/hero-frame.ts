import { milestones } from '#content/headcount.ts'
import { drawRidge } from '#domain/drawings/ridge.ts'
import { palette } from '#ui/theme/palette.ts'

export const film = { width: 1280, height: 336, seconds: 12, framesPerSecond: 24 } as const

/** Of the line, on each side: `src/pages/home/hero-video.tsx` lays the film over the drawing by it. */
const margin = 0.05

const place = (units: number, pixels: number) => ((units / 1000 + margin) / (1 + 2 * margin)) * pixels
const length = (units: number, pixels: number) => (units / 1000 / (1 + 2 * margin)) * pixels

/** Of the milestones alone: what the site counts today may change. */
export const filmedLine = drawRidge(milestones)?.line ?? ''

function toFrame(path: string): string {
  const [start = '', ...curves] = path.split('c')
  const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number)
  const scale = (text: string, by: typeof place) =>
    numbers(text)
      .map((units, index) => by(units, index % 2 === 0 ? film.width : film.height).toFixed(2))
      .join(' ')
  return `M${scale(start, place)}${curves.map((curve) => `c${scale(curve, length)}`).join('')}`
}

const line = toFrame(filmedLine)

/** In seconds. */
const [traced, passes, pause] = [0.9, 2, 0.3]

const ease = (part: number) => part * part * (3 - 2 * part)

/** @returns where the light is, as part of the line, and how strong it is */
function findLight(second: number): { readonly at: number; readonly strength: number } {
  if (second < traced) return { at: ease(second / traced), strength: 1 }
  const pass = (film.seconds - traced) / passes
  const part = Math.max(0, (((second - traced) % pass) - pause) / (pass - pause))
  return { at: ease(part), strength: Math.min(1, 6 * part, 6 * (1 - part)) }
}

function lightMarkup(second: number): string {
  const { at, strength } = findLight(second)
  const head = place(at * 1000, film.width)
  const [tail, front] = [head - film.width * 0.2, head + film.width * 0.02]
  const stops = [0, 0.55, 0.91, 1].map(
    (offset, index) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${[0, 0.25, 1, 0][index]}"/>`,
  )
  return [
    `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${tail}" x2="${front}" y1="0" y2="0">${stops.join('')}</linearGradient>`,
    `<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${film.width}" height="${film.height}"><rect x="${tail}" width="${front - tail}" height="${film.height}" fill="url(#g)"/></mask>`,
    '<filter id="b" filterUnits="userSpaceOnUse" x="-50" y="-50" width="1400" height="460"><feGaussianBlur stdDeviation="9"/></filter>',
    '<filter id="c" filterUnits="userSpaceOnUse" x="-50" y="-50" width="1400" height="460"><feGaussianBlur stdDeviation="1"/></filter></defs>',
    `<g mask="url(#m)" opacity="${strength.toFixed(3)}" fill="none" stroke-linecap="round">`,
    `<path d="${line}" stroke="${palette.larch}" stroke-width="14" stroke-opacity=".75" filter="url(#b)"/>`,
    `<path d="${line}" stroke="${palette.larchTint}" stroke-width="3.4" filter="url(#c)"/></g>`,
  ].join('')
}

/** In seconds from when it is traced: the page has it from then on, and the film its light alone. */
const fading = 0.5

/** On black, which the page lays over its drawing without a trace. */
export function heroFrame(second: number): string {
  const rest = Math.min(1, Math.max(0, 1 - (second - traced) / fading))
  const drawn = second < traced ? place(findLight(second).at * 1000, film.width) : film.width
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${film.width}" height="${film.height}">`,
    `<rect width="100%" height="100%" fill="#000"/>`,
    `<clipPath id="d"><rect width="${drawn}" height="${film.height}"/></clipPath>`,
    `<path d="${line}" fill="none" stroke="${palette.larch}" stroke-width="2" stroke-opacity="${rest.toFixed(3)}" clip-path="url(#d)"/>`,
    lightMarkup(second),
    '</svg>',
  ].join('')
}
