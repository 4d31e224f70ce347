export const folderOfPages = 'out/docs'
