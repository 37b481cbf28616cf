import { expect, it } from 'vitest'
import type { ServedFile } from './answer.ts'
import { serveDrawn } from './serve-drawn.ts'

it('a drawn page is sent as the one that it stands for, with its own mark and in its own forms', async () => {
  const shell: ServedFile = {
    type: 'text/html; charset=utf-8',
    etag: '"shell"',
    cacheControl: 'no-cache',
    encodings: ['br', 'gzip'],
    headers: { 'content-security-policy': "default-src 'self'" },
    read: () => Promise.reject(new Error('the shell')),
  }
  const { read, ...drawn } = serveDrawn({ hash: 'h', plain: Buffer.from('plain'), br: Buffer.from('br') }, shell)
  expect(drawn).toMatchObject({
    type: shell.type,
    etag: '"h"',
    cacheControl: 'no-cache',
    encodings: ['br'],
    headers: shell.headers,
  })
  expect([String(await read(undefined)), String(await read('br'))]).toEqual(['plain', 'br'])
})
