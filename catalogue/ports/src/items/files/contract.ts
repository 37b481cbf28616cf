import type { CancelSignal } from '@heddle/kit'

/** Files that visitors choose, make and save. */
export interface FilesPort {
  readonly isFile: (value: unknown) => boolean
  /** Base64 of the content, without a prefix. */
  readonly toBase64: (
    file: unknown,
    onProgress?: (percent: number) => void,
  ) => Promise<{ readonly base64: string; readonly mime: string }>
  /** Object address of bytes. */
  readonly toUrl: (base64: string, mime: string) => string
  /** Saves content, or what an address answers, under a name. */
  readonly save: (name: string, content: string, mime: string) => void
  readonly download: (url: string, name: string, signal: CancelSignal) => Promise<void>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly files: FilesPort
  }
}
