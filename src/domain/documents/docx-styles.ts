import { readXml, type XmlAttributes } from './xml.ts'

export type ParagraphStyle = { readonly level: number | null; readonly isList: boolean; readonly isBold: boolean }

export type DocxStyles = ReadonlyMap<string, ParagraphStyle>

type StyleDraft = { name: string; basis: string; level: number | null; isList: boolean | null; isBold: boolean | null }

export const isOn = (attributes: XmlAttributes): boolean => !/^(?:0|false|off|none)$/.test(attributes['w:val'] ?? '')

const levelOf = (name: string): number | null => {
  if (/^title$/i.test(name)) return 1
  const [, level] = /^heading (\d)$/i.exec(name) ?? []
  return level === undefined ? null : Number(level) + 1
}

function readStyle(draft: StyleDraft, name: string, attributes: XmlAttributes): void {
  const value = attributes['w:val'] ?? ''
  if (name === 'w:name') {
    draft.name = value
    draft.level = levelOf(value) ?? draft.level
  } else if (name === 'w:basedOn') draft.basis = value
  else if (name === 'w:outlineLvl' && Number(value) < 9) draft.level ??= Number(value) + 2
  else if (name === 'w:numId') draft.isList = value !== '0'
  else if (name === 'w:b') draft.isBold = isOn(attributes)
}

function resolveStyle(drafts: ReadonlyMap<string, StyleDraft>, id: string, depth = 0): ParagraphStyle {
  const draft = drafts.get(id)
  if (!draft || depth > 10) return { level: null, isList: false, isBold: false }
  const basis = resolveStyle(drafts, draft.basis, depth + 1)
  return {
    level: draft.level ?? basis.level,
    isList: draft.isList ?? (/^list (?:bullet|number)/i.test(draft.name) || basis.isList),
    isBold: draft.isBold ?? basis.isBold,
  }
}

export function readDocxStyles(xml: string): DocxStyles {
  const drafts = new Map<string, StyleDraft>()
  let draft: StyleDraft | null = null
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'w:style') {
        draft = { name: '', basis: '', level: null, isList: null, isBold: null }
        drafts.set(attributes['w:styleId'] ?? '', draft)
      } else if (draft) readStyle(draft, name, attributes)
    },
    close: (name) => {
      if (name === 'w:style') draft = null
    },
    text: () => {},
  })
  return new Map(Array.from(drafts.keys(), (id) => [id, resolveStyle(drafts, id)]))
}

export function readRelations(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>()
  readXml(xml, {
    open: (name, { Id: id = '', Target: target = '' }) => {
      if (name === 'Relationship') targets.set(id, target)
    },
    close: () => {},
    text: () => {},
  })
  return targets
}
