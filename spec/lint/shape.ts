import type { Feature, Rule, Scenario, Tag } from '@cucumber/messages'
import { idShape } from '../requirements.ts'

export type Finding = { readonly line: number; readonly message: string }

const isRequirementTag = ({ name }: Tag) => new RegExp(`^@${idShape}$`).test(name)
const runTags = /^@(only|skip|wip|retry)\b/i

export const listFeatureRules = ({ children }: Feature): ReadonlyArray<Rule> =>
  children.flatMap(({ rule }) => rule ?? [])
export const listScenarios = ({ children }: Pick<Feature | Rule, 'children'>): ReadonlyArray<Scenario> =>
  children.flatMap(({ scenario }) => scenario ?? [])

export function checkNarrative({ description, location: { line } }: Feature): ReadonlyArray<Finding> {
  const lines = description.split('\n').filter((each) => each.trim() !== '').length
  return lines >= 1 && lines <= 4
    ? []
    : [{ line, message: `A feature says in one to four lines whom it serves; this one has ${lines}.` }]
}

export const checkRules = (feature: Feature): ReadonlyArray<Finding> =>
  listScenarios(feature).map(({ name, location: { line } }) => ({
    line,
    message: `The example "${name}" belongs to no rule.`,
  }))

const isTagged = ({ tags, examples }: Scenario) =>
  tags.some(isRequirementTag) || (examples.length > 0 && examples.every((each) => each.tags.some(isRequirementTag)))

export const checkRequirements = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureRules(feature).flatMap((rule) => {
    if (rule.tags.some(isRequirementTag)) return []
    const untagged = listScenarios(rule).filter((example) => !isTagged(example))
    return untagged.map(({ name, location: { line } }) => ({
      line,
      message: `Neither the example "${name}" nor its rule names a requirement, such as @J4.4-07.`,
    }))
  })

const maxClaims = 6

export const checkClaims = (feature: Feature): ReadonlyArray<Finding> => {
  const examples = listFeatureRules(feature).flatMap(listScenarios)
  const claiming = [...listFeatureRules(feature), ...examples, ...examples.flatMap((example) => example.examples)]
  return claiming
    .map(({ name, tags, location: { line } }) => ({ name, line, claims: tags.filter(isRequirementTag).length }))
    .filter(({ claims }) => claims > maxClaims)
    .map(({ name, line, claims }) => ({
      line,
      message: `"${name}" claims ${claims} requirements; ${maxClaims} are the most.`,
    }))
}

export const checkNames = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureRules(feature).flatMap((rule) =>
    [...Map.groupBy(listScenarios(rule), ({ name }) => name).values()].flatMap((same) =>
      same.slice(1).map(({ name, location: { line } }) => ({
        line,
        message: `Another example of this rule is called "${name}" too.`,
      })),
    ),
  )

export function checkTags(feature: Feature): ReadonlyArray<Finding> {
  const rules = listFeatureRules(feature)
  const examples = [...listScenarios(feature), ...rules.flatMap(listScenarios)]
  const tagged = [feature, ...rules, ...examples, ...examples.flatMap((example) => example.examples)]
  return tagged
    .flatMap(({ tags }) => tags)
    .filter(({ name }) => runTags.test(name))
    .map(({ name, location: { line } }) => ({ line, message: `${name} changes what runs; take it out.` }))
}
