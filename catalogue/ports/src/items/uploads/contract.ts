import type { CancelSignal } from '@heddle/kit'

/** What the server knows of an uploaded file (specification section 7). */
export interface UploadedFile {
  readonly url: string
  readonly name: string
  readonly ext: string
  readonly tag: string
  readonly size: number
}

/** What a workflow says of a file. */
export interface UploadFacts {
  readonly tag?: string | undefined
  /** The page that those may see who may have the file; without one it is for those of the pages that upload. */
  readonly readers?: string | undefined
}

/** How far a file is; no percentage when its upload came to nothing. */
export interface UploadProgress {
  readonly file: Blob
  readonly percent: number | undefined
}

/** Files of visitors, brought to the server of the site. */
export interface UploadsPort {
  /** Throws what the server says when it does not take the file. */
  readonly send: (file: unknown, facts: UploadFacts, signal: CancelSignal) => Promise<UploadedFile>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly uploads: UploadsPort
  }
}

declare global {
  interface DocumentEventMap {
    /** Told of every file that is on its way: the element that holds it shows how far it is. */
    readonly 'heddle-upload': CustomEvent<UploadProgress>
  }
}
