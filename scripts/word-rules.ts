import { basename } from 'node:path'

type Comment = { readonly value: string }
type Node = { readonly name?: string; readonly comments?: ReadonlyArray<Comment> }
type Context = {
  readonly filename: string
  readonly sourceCode: { getAllComments(): ReadonlyArray<Comment> }
  report(problem: { node: object; message: string }): void
}
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

/** The words that once stood for something here, and the field's word for it. */
const oneWord: Readonly<Record<string, string>> = {
  deed: 'activity',
  desk: 'handler',
  fate: 'outcome',
  voice: 'notifications',
  wear: 'apply',
}

/** The same, in comments alone: no identifier has them. */
const plainWord: Readonly<Record<string, string>> = { ...oneWord, anew: 'again', whoever: 'anyone who' }

const singular = (word: string) => word.replace(/s$/, '')

const wordsIn = (text: string): ReadonlyArray<string> =>
  (text.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => singular(word.toLowerCase()))

const adviceOn = (text: string, known: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  wordsIn(text)
    .filter((word) => Object.hasOwn(known, word))
    .map((word) => `One word for one thing, the field's: ${known[word]}, not ${word} (docs/style.md).`)

/** Lets nothing go by a word that the field has another for: in names of files, identifiers and comments. */
const fieldWords: Rule = {
  create(context) {
    const check = (node: Node, text: string, known: Readonly<Record<string, string>>) => {
      for (const message of adviceOn(text, known)) context.report({ node, message })
    }
    return {
      Program: (node) => {
        check(node, basename(context.filename), oneWord)
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value, plainWord)
      },
      Identifier: (node) => check(node, node.name ?? '', oneWord),
    }
  },
}

export const wordRules = { 'field-words': fieldWords }
