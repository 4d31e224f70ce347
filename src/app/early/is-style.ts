export const isStyle = (file: string): boolean => file.endsWith('.css')

/** Whether a stylesheet names the typefaces, those as well of which no letter stands in the page. */
export const isFaces = (file: string): boolean => file.startsWith('/assets/faces-')
