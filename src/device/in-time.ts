/** @param patience in milliseconds; after that it rejects with `late` */
export function inTime<Value>(wanted: Promise<Value>, patience: number, late: Error): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late), patience)
  return Promise.race([wanted, promise]).finally(() => clearTimeout(timer))
}
