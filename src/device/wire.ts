export * from '#api/wire.ts'
export { createBrowserUpload } from './upload.ts'
