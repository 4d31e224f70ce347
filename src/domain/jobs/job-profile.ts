import type { JobProfile, JobProfileRow, Location } from '#contract/jobs.ts'
import { createRidge, placeFlags, poleGap, type Flag, type FlagRequest } from '../drawings/flags.ts'
import { figureWidth, labelWidth } from '../drawings/label-width.ts'
import { groupOffices, isLocated, sumJobs, type OfficeGroup, type PlaceOfJobs } from '../drawings/office-groups.ts'
import {
  countFromWest,
  drawProfile,
  drawTicks,
  findPeak,
  heightAt,
  levelOf,
  listMeridians,
  scaleLongitudes,
  toBumps,
  type Bump,
  type Scale,
} from '../drawings/profile.ts'
import {
  byJobs,
  describeFinding,
  describeSummit,
  findChief,
  formatCount,
  listUndrawn,
  type NamedGroup,
} from './job-profile-rows.ts'
import type { JobsByPlace } from './job-words.ts'
import { listPlacesOfJobs, nameGroups } from './places-of-jobs.ts'

/** In px at letters of 16 px (`profile.css.ts`). */
const letters = { name: 15, space: 5, usual: { figure: 24, height: 22 }, most: { figure: 52, height: 42 } } as const

const leastTarget = 44

function requestFlag({ group, name }: NamedGroup, place: { x: number; level: number }, isMost: boolean): FlagRequest {
  const { figure, height } = isMost ? letters.most : letters.usual
  const width = figureWidth(formatCount(group.jobs)) * figure + letters.space + labelWidth(name) * letters.name
  return { ...place, width: Math.max(width, leastTarget), height }
}

const percent = (part: number) => Math.round(part * 1000) / 10

const sides = { middle: 'middle', east: 'start', west: 'end' } as const

const writeFlag = ({ x, level, width }: FlagRequest, flag: Flag): JobProfileRow['flag'] => ({
  x: percent(x),
  summit: percent(level),
  level: percent(flag.level),
  side: sides[flag.side],
  width: Math.ceil((width + poleGap) / letters.name),
  from: flag.from,
})

type Drawn = { readonly bumps: ReadonlyArray<Bump>; readonly scale: Scale; readonly chief: OfficeGroup | null }

function listFlags(groups: ReadonlyArray<NamedGroup>, { bumps, scale, chief }: Drawn) {
  const peak = findPeak(bumps)
  const levelAt = (x: number) => levelOf(heightAt(bumps, x), peak)
  const ranked = groups.toSorted((a, b) => byJobs(a.group, b.group))
  const requests = ranked.map((named) => {
    const x = scale(named.group.middle.longitude)
    return requestFlag(named, { x, level: levelAt(x) }, named.group === chief)
  })
  const flags = placeFlags(requests, createRidge(levelAt))
  return new Map(
    ranked.map(({ group }, index) => [group, flags[index] ? writeFlag(requests[index]!, flags[index]) : null] as const),
  )
}

const mostSummits = 40

const nothing = { line: '', ticks: '', meridians: [] } as const

function drawPlaces(places: ReadonlyArray<PlaceOfJobs>): JobProfile {
  const located = countFromWest(places.filter(isLocated))
  const all = groupOffices(located)
  const shown = new Set(all.toSorted(byJobs).slice(0, mostSummits))
  const names = nameGroups(all)
  const groups = all.map((group, index) => ({ group, name: names[index]! })).filter(({ group }) => shown.has(group))
  const lesser = all.filter((group) => !shown.has(group)).flatMap((group) => group.places)
  const unknown = places.filter((place) => !isLocated(place))
  const finding = describeFinding(groups, sumJobs(places), sumJobs(unknown))
  const undrawn = listUndrawn({ unknown, lesser }, places)
  if (located.length === 0) return { finding, ...nothing, rows: undrawn }
  const longitudes = located.map(({ at }) => at.longitude)
  const scale = scaleLongitudes(longitudes)
  const bumps = toBumps(located, scale)
  const chief = findChief(groups)
  const flags = listFlags(groups, { bumps, scale, chief })
  const rows = groups.map((named) => ({
    ...describeSummit(named, places),
    flag: flags.get(named.group) ?? null,
    isMost: named.group === chief,
  }))
  return {
    finding,
    line: drawProfile(bumps),
    ticks: drawTicks(bumps),
    meridians: listMeridians(longitudes, scale).map(({ x, label }) => ({ x: percent(x), label: label })),
    rows: [...rows, ...undrawn],
  }
}

export const drawJobProfile = (byPlace: JobsByPlace, locations: ReadonlyArray<Location>): JobProfile =>
  drawPlaces(listPlacesOfJobs(byPlace, locations))
