const settings = '[data-font], [data-text-spacing], [data-scale]'

/** The page of a visitor whose accessibility settings may make words wider. */
export const larger = `html:is(${settings})`

/** The page of everybody else. */
export const notLarger = `html:not(${settings})`
