export type ReferenceList<Row> = {
  readonly rows: ReadonlyArray<Row>
  readonly loading: boolean
  readonly error: boolean
  readonly allLoaded: boolean
}
