import { basename } from 'node:path'

type Comment = { readonly value: string }
type Node = { readonly name?: string }
type Context = {
  readonly filename: string
  readonly sourceCode: { getAllComments(): ReadonlyArray<Comment> }
  report(problem: { node: object; message: string }): void
}
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

const preferredWords: ReadonlyMap<string, string> = new Map([
  ['deed', 'activity'],
  ['fate', 'outcome'],
  ['wear', 'apply'],
])

const plainWord: ReadonlyMap<string, string> = new Map([
  ...preferredWords,
  ['anew', 'again'],
  ['whoever', 'anyone who'],
])

const singular = (word: string) => word.replace(/s$/, '')

const splitWords = (text: string): ReadonlyArray<string> =>
  (text.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => singular(word.toLowerCase()))

const listAdvice = (text: string, known: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  splitWords(text).flatMap((word) => {
    const better = known.get(word)
    return better === undefined ? [] : [`One word for one thing, the field's: ${better}, not ${word} (docs/style.md).`]
  })

const fieldWords: Rule = {
  create(context) {
    const check = (node: object, text: string, known: ReadonlyMap<string, string>) => {
      for (const message of listAdvice(text, known)) context.report({ node, message })
    }
    return {
      Program: (node) => {
        check(node, basename(context.filename), preferredWords)
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value, plainWord)
      },
      Identifier: (node) => check(node, node.name ?? '', preferredWords),
    }
  },
}

export const wordRules = { 'field-words': fieldWords }
