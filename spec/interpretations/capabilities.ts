import { readFileSync } from 'node:fs'
import { isInSection } from '../requirements.ts'

export type Capability = { readonly folder: string; readonly title: string; readonly about: string }

const parts: Readonly<Record<string, ReadonlyArray<string>>> = {
  corporate: ['C'],
  shell: ['C2.1', 'C2.2', 'C2.3', 'C2.4', 'C2.5', 'C2.17', 'C3.3', 'C3.8', 'C4.2', 'C4.3', 'C4.5', 'C9'],
  careers: ['J', 'C3.8-06'],
  search: ['C2.6-05', 'J2.8', 'J5-49', 'J5-50', 'J5-51', 'J5-52', 'J5-53'],
  account:
    'C4.1 C6 J2.9 J4.12 J4.13 J4.14 J4.15 J5-14 J5-23 J5-26 J5-28 J5-32 J5-34 J6-10 J7-07 J7-12 J7-13 J8-16 J8-37'.split(
      ' ',
    ),
  applying: 'C2.1-26 C5-14 J2.1-23 J2.1-27 J2.1-28 J2.5-45 J2.9-34.a J2.9-34.b J2.9-34.c'.split(' '),
  protocol: ['C3.1', 'C3.2', 'C4.4', 'C7', 'C8', 'J3-38', 'J7-04', 'J7-44'],
}

export function getCapabilityFolder(id: string): string {
  const held = Object.entries(parts).flatMap(([folder, of]) =>
    of.filter((part) => isInSection(id, part)).map((part) => ({ folder, part })),
  )
  return held.toSorted((one, other) => other.part.length - one.part.length)[0]?.folder ?? 'corporate'
}

function readCapability(folder: string): Capability {
  const [title = '', about = ''] = readFileSync(`features/${folder}/readme.md`, 'utf8').split(/\n\n+/)
  return { folder, title: title.replace(/^# /, ''), about: about.replaceAll('\n', ' ') }
}

export const readCapabilities = (): ReadonlyArray<Capability> => Object.keys(parts).map(readCapability)
