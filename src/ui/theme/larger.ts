/** The page of a visitor whose accessibility settings may make words wider. */
export const larger = 'html:is([data-font], [data-text-spacing], [data-scale])'
