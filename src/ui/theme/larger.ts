const settings = '[data-font], [data-text-spacing], [data-scale]'

export const larger = `html:is(${settings})`

export const notLarger = `html:not(${settings})`
