/** What every state says about itself. */
export type Meta = {
  /** A clause that follows "Then": the sentence of this state in the features and the titles of the paths. */
  readonly description: string
  /** The exact words a visitor reads in this state; the page shows these and no others. */
  readonly says?: ReadonlyArray<string>
  /** The exact words that it gives to what it invokes, for its stages; a visitor reads them while these last. */
  readonly lends?: ReadonlyArray<string>
  /** The requirements this state or transition models. */
  readonly requirements?: ReadonlyArray<string>
}

type Speaking = {
  readonly getMeta: () => Readonly<Record<string, Meta | undefined>>
  readonly context?: object
}

/** The words of what a flow sends, as it keeps them in its context. */
const wordsOfStage = ({ stage }: { readonly stage?: { readonly words: ReadonlyArray<string> } }) => stage?.words ?? []

type Told = { readonly title: string; readonly message: string; readonly reason?: string }

/** The words of what became of a form, as it keeps them in its context. */
const wordsOfTold = ({ told }: { readonly told?: Told | null }) =>
  told ? [told.title, told.message, ...(told.reason ? [told.reason] : [])] : []

/** The words a visitor reads in the state a machine is in, and those of what it sends and what became of that. */
export const wordsOf = (snapshot: Speaking): ReadonlyArray<string> => [
  ...Object.values(snapshot.getMeta()).flatMap((meta) => meta?.says ?? []),
  ...wordsOfStage(snapshot.context ?? {}),
  ...wordsOfTold(snapshot.context ?? {}),
]
