export const pagesFolder = 'out/docs'
