import type { FunctionBody } from '@heddle/kit'
import { fileFacts } from '../../lib/files/file-facts.ts'

export const call: FunctionBody = (_host, file) => {
  const name = (typeof file === 'string' ? file : fileFacts(file).name) ?? ''
  const dot = name.lastIndexOf('.')
  // A name that begins with its only dot is a hidden file without an ending.
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
