import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type GherkinDocument, type Pickle } from '@cucumber/messages'

export type ParsedFeature = { readonly document: GherkinDocument; readonly pickles: ReadonlyArray<Pickle> }

/** @throws {Error} with the file's name when the text is not Gherkin */
export function parseFeature(file: string, text: string): ParsedFeature {
  const newId = IdGenerator.incrementing()
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher())
  try {
    const document = parser.parse(text)
    return { document, pickles: compile(document, file, newId) }
  } catch (error) {
    throw new Error(`${file} is not Gherkin: ${(error as Error).message}`, { cause: error })
  }
}
