import { expect, it } from 'vitest'
import { DatabaseUnreachable } from '../ports/database.ts'
import { toServerError } from '../http/answer-errors.ts'
import { storageTrouble } from './storage-trouble.ts'

const failing = (code: string, cause?: Error) => Object.assign(new Error(`low level: ${code}`, cause ? { cause } : {}), { code })

it.each([
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_IOERR_WRITE',
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'EIO',
  '53100',
])('tells people that nothing can be written for %s, and no more', (code) => {
  const answer = toServerError(failing(code))
  expect(answer).toMatchObject({ status: 503, code: 'storage-unwritable' })
  expect(answer.message).not.toContain('low level')
})

it('looks at what caused an error', () => {
  expect(storageTrouble(new Error('outer', { cause: failing('ENOSPC') }))?.code).toBe('storage-unwritable')
})

it('says when the database cannot be reached', () => {
  expect(storageTrouble(new DatabaseUnreachable('connection refused'))?.code).toBe('database-unreachable')
  expect(storageTrouble(failing('SQLITE_BUSY_SNAPSHOT'))?.code).toBe('database-unreachable')
})

it.each(['40001', '40P01'])('says that there is too much to do when another transaction was given the way (%s)', (code) => {
  expect(toServerError(failing(code))).toMatchObject({ status: 503, code: 'busy' })
})

it('says that work was interrupted when its worker died, and that it can be done again', () => {
  expect(toServerError(failing('WORKER_ENDED'))).toMatchObject({ status: 503, code: 'interrupted' })
})

it('says when the database is damaged, and what to do', () => {
  expect(toServerError(failing('SQLITE_CORRUPT_INDEX'))).toMatchObject({ status: 503, code: 'database-damaged' })
  expect(toServerError(failing('SQLITE_NOTADB')).message).toContain('npm run check-data')
})

it('takes any other error for a fault of the server, without details', () => {
  expect(toServerError(failing('EWHATEVER'))).toMatchObject({ status: 500, code: 'failed' })
  expect(toServerError('a string')).toMatchObject({ status: 500, code: 'failed' })
})
