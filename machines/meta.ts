/** What every state says about itself. */
export type Meta = {
  /** A clause that follows "Then": the sentence of this state in the features and the titles of the paths. */
  readonly description: string
  /** The exact words a visitor reads in this state; the page shows these and no others. */
  readonly says?: ReadonlyArray<string>
  /** The requirements this state or transition models. */
  readonly requirements?: ReadonlyArray<string>
}

type WithMeta = { readonly getMeta: () => Readonly<Record<string, Meta | undefined>> }

/** The words a visitor reads in the state a machine is in. */
export const wordsOf = (snapshot: WithMeta): ReadonlyArray<string> =>
  Object.values(snapshot.getMeta()).flatMap((meta) => meta?.says ?? [])
