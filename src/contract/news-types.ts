export const externalArticle = 'External Article'
