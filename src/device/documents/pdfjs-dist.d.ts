declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: {
    readonly setup: (
      handler: { readonly on: (name: string, act: (asked: object) => unknown) => void },
      port: object,
    ) => void
  }
}
