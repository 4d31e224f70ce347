/** The most postings that a browser is given to search by itself: with more, the server does. */
export const mostJobsInBrowser = 500
