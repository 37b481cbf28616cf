import { toText } from '@heddle/kit/react'

/** Kinds of files by the name of the choice: endings and types of content, as the browser's own field takes them. */
const KINDS: Readonly<Record<string, string>> = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  pdf: '.pdf,application/pdf',
  csv: '.csv,text/csv',
  xls: '.xls,.xlsb,.xlsm,.xlsx',
  doc: '.doc,.docm,.docx',
  json: '.json,application/json',
}

/** What may be given: endings and types of content; nothing for any file. `custom`: a builder's own list. */
export function readAccept(accept: unknown, custom: unknown): readonly string[] {
  const kinds = accept === 'custom' ? custom : KINDS[toText(accept)]
  return toText(kinds)
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const kind = part.trim()
      return kind === '' || /[./]/.test(kind) ? kind || [] : `.${kind}`
    })
}

/** Whether a file is of one of the kinds; a dropped one is looked at by nobody else. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const [lowName, lowType] = [name.toLowerCase(), type.toLowerCase()]
  return (
    accept.length === 0 ||
    accept.some((kind) => {
      if (kind.startsWith('.')) return lowName.endsWith(kind)
      return kind.endsWith('/*') ? lowType.startsWith(kind.slice(0, -1)) : lowType === kind
    })
  )
}
