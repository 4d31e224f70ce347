/** Routes that weigh more than all may, in bytes as brotli sends them. The list is to end empty. */
export const heavyRoutes: Readonly<Record<string, number>> = {}
