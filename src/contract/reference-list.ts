/** A cached list with its three flags (C4.4-03); `rows` is empty until all are loaded. */
export type ReferenceList<Row> = {
  readonly rows: ReadonlyArray<Row>
  readonly loading: boolean
  readonly error: boolean
  readonly allLoaded: boolean
}
