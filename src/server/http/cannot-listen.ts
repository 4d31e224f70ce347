export class CannotListen extends Error {
  override readonly name = 'CannotListen'
}
