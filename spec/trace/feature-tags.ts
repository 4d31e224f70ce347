import type { Feature, RuleChild, Tag } from '@cucumber/messages'
import { idShape, type Mention, type Problem } from '../mention.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'

type Tagged = Pick<Mention, 'by' | 'says'> & { readonly tag: Tag }

const shape = new RegExp(`^@(${idShape})$`)

const idOf = (tag: Tag) => shape.exec(tag.name)?.[1]

const asTagged = (by: Mention['by'], says: string, tags: ReadonlyArray<Tag>): Tagged[] =>
  tags.map((tag) => ({ by, says, tag }))

/** The tags of an example and of its tables; a table that has a name says it after the name of its example. */
const tagsOfScenario = ({ scenario }: RuleChild): Tagged[] =>
  scenario
    ? [
        ...asTagged('example', scenario.name, scenario.tags),
        ...scenario.examples.flatMap(({ name, tags }) =>
          asTagged('example', name === '' ? scenario.name : `${scenario.name}: ${name}`, tags),
        ),
      ]
    : []

const tagsBelow = (feature: Feature): Tagged[] =>
  feature.children.flatMap((child) => [
    ...tagsOfScenario(child),
    ...asTagged('rule', child.rule?.name ?? '', child.rule?.tags ?? []),
    ...(child.rule?.children ?? []).flatMap(tagsOfScenario),
  ])

/**
 * The requirements that the tags of a feature cover. A tag counts when an example runs under it: not on a rule without
 * examples, an outline without rows, or an example without steps.
 */
export function readFeatureTags({ file, text }: Source) {
  const { document, pickles } = parseFeature(file, text)
  const { feature } = document
  if (!feature) return { mentions: [], problems: [] }
  const ran = pickles.filter(({ steps }) => steps.length > 0)
  const counted = new Set(ran.flatMap(({ tags }) => tags.map(({ astNodeId }) => astNodeId)))
  const mentions = tagsBelow(feature).flatMap(({ by, says, tag }): Mention[] => {
    const id = idOf(tag)
    return id && counted.has(tag.id) ? [{ id, by, says, file, line: tag.location.line }] : []
  })
  return { mentions, problems: feature.tags.filter(idOf).map((tag) => misplaced(file, tag)) }
}

const misplaced = (file: string, { name, location }: Tag): Problem => ({
  file,
  line: location.line,
  message: `${name} stands on a feature, where it would cover everything below it. Put it on a rule or an example.`,
})
