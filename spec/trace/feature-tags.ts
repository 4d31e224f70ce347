import type { Tag } from '@cucumber/messages'
import type { Mention, Problem } from '../requirements.ts'
import type { Source } from '../files.ts'
import { parseTagId, readFeature, type ParsedExample, type ParsedFeatureFile } from '../parse-feature.ts'

type TagMention = Pick<Mention, 'by' | 'says'> & { readonly tag: Tag }

const asTagged = (by: Mention['by'], says: string, tags: ReadonlyArray<Tag>): TagMention[] =>
  tags.map((tag) => ({ by, says, tag }))

const listExampleTags = ({ title, tags, tables }: ParsedExample): TagMention[] => [
  ...asTagged('example', title, tags),
  ...tables.flatMap((table) => asTagged('example', table.name === '' ? title : `${title}: ${table.name}`, table.tags)),
]

const tagsBelow = ({ loose, rules }: ParsedFeatureFile): TagMention[] => [
  ...loose.flatMap(listExampleTags),
  ...rules.flatMap(({ title, tags, examples }) => [
    ...asTagged('rule', title, tags),
    ...examples.flatMap(listExampleTags),
  ]),
]

/** A tag counts only if an example runs under it: not a rule without examples, nor an example without steps. */
export function readFeatureTags(source: Source) {
  const { file } = source
  const feature = readFeature(source)
  if (!feature) return { mentions: [], problems: [] }
  const ran = feature.parsed.pickles.filter(({ steps }) => steps.length > 0)
  const counted = new Set(ran.flatMap(({ tags }) => tags.map(({ astNodeId }) => astNodeId)))
  const mentions = tagsBelow(feature).flatMap(({ by, says, tag }): Mention[] => {
    const id = parseTagId(tag)
    return id && counted.has(tag.id) ? [{ id, by, says, file, line: tag.location.line }] : []
  })
  return { mentions, problems: feature.tags.filter(parseTagId).map((tag) => misplaced(file, tag)) }
}

const misplaced = (file: string, { name, location }: Tag): Problem => ({
  file,
  line: location.line,
  message: `${name} stands on a feature, where it would cover everything below it. Put it on a rule or an example.`,
})
