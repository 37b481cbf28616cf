import type { FunctionBody } from '@heddle/kit'
import { isFile } from '../../lib/files/file-facts.ts'

export const call: FunctionBody = (_host, value) => {
  if (value === undefined || value === null || typeof value === 'function') return 'nothing'
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object') return typeof value
  if (Array.isArray(value)) return 'list'
  if (value instanceof Date) return 'date'
  return isFile(value) ? 'file' : 'object'
}
