export type RouteFiles = {
  /** Scripts of every route, in the order of their imports. */
  readonly shared: ReadonlyArray<string>
  readonly routes: Readonly<Record<string, ReadonlyArray<string>>>
  readonly application: string
}

/** Defined by the build (`scripts/build/build-early.ts`). */
declare const __ROUTE_FILES__: RouteFiles

export function resolveFiles(names: ReadonlyArray<string>, built: RouteFiles = __ROUTE_FILES__): ReadonlyArray<string> {
  const { shared, routes, application } = built
  const listFiles = (route: string) => [...shared, ...(routes[route] ?? []), application]
  return names.flatMap((name) => (name.startsWith('/') ? [name] : listFiles(name).map((file) => `/assets/${file}`)))
}
