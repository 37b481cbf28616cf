import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import { toAbortSignal } from '../../lib/abort-signal.ts'

/** Files that visitors choose, make and save. */
export const port = definePort('files', () => ({
  isFile: (value) => value instanceof Blob,
  async toBase64(file, onProgress) {
    if (!(file instanceof Blob)) throw new Error(MESSAGES.notAFile)
    const address = await readAsDataUrl(file, onProgress)
    const comma = address.indexOf(',')
    if (comma < 0) throw new Error(MESSAGES.fileTooBig)
    return { base64: address.slice(comma + 1), mime: file.type }
  },
  toUrl(base64, mime) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return URL.createObjectURL(new Blob([bytes], { type: mime }))
  },
  save: (name, content, mime) => saveAs(name, new Blob([content], { type: mime })),
  async download(url, name, signal) {
    const response = await fetch(url, { signal: toAbortSignal(signal) }).catch((error: unknown) => {
      if (signal.aborted) throw error
      throw new Error(url.startsWith('blob:') ? MESSAGES.invalidBlob : MESSAGES.fileNotFetched)
    })
    if (!response.ok) throw new Error(MESSAGES.fileNotFetched)
    saveAs(name, await response.blob())
  },
}))

function readAsDataUrl(file: Blob, onProgress?: (percent: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0))
    reader.addEventListener('load', () => resolve(String(reader.result ?? '')))
    reader.addEventListener('error', () => reject(new Error(MESSAGES.fileTooBig)))
    reader.readAsDataURL(file)
  })
}

function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser has begun to save by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
