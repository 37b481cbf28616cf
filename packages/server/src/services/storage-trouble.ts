import { messages, type Message } from '../messages.ts'

/** Codes by which SQLite, PostgreSQL and the file system say that nothing can be written now. */
const UNWRITABLE = new Set([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'EIO',
  'EACCES',
  'EPERM',
  '53100',
  '25006',
])
const UNREACHABLE = new Set(['DATABASE_UNREACHABLE', 'SQLITE_BUSY', 'SQLITE_LOCKED'])
/** PostgreSQL gave another transaction the way; nothing of this one was done. */
const CONTENDED = new Set(['40001', '40P01'])
const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB'])

/** The message for an error that says storage cannot be used now; `undefined` for any other error. */
export function storageTrouble(error: unknown): Message | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = String((current as { code?: unknown }).code ?? '')
    // Extended codes of SQLite carry a suffix: SQLITE_READONLY_DIRECTORY, SQLITE_IOERR_WRITE.
    const base = code.split('_').slice(0, 2).join('_')
    if (UNWRITABLE.has(code) || UNWRITABLE.has(base) || base === 'SQLITE_IOERR') return messages.unwritable
    if (UNREACHABLE.has(base)) return messages.unreachable
    if (base === 'OBJECTS_UNREACHABLE') return messages.objectsUnreachable
    if (CONTENDED.has(code)) return messages.busy
    if (DAMAGED.has(base)) return messages.damaged
  }
  return undefined
}
