import { expect, it } from 'vitest'
import { createFakeActionHost } from '@heddle/testing/actions'
import { scriptsPort } from './scripts.ts'

const { signal } = new AbortController()
const { host } = createFakeActionHost()
const port = scriptsPort({ workflowId: 'w1', event: undefined, signal, scope: () => ({}) }, () => host)

it.each([
  'return 1',
  'https://evil.example/scripts/a.js',
  '//evil.example/scripts/a.js',
  'data:text/javascript,export default 1',
  '/scripts/../a.js',
  '/scripts/a.js?b',
  'scripts/a.js',
  '',
  null,
  {},
  ['/scripts/a.js'],
])('RT42 %j is no address of published code', async (address) => {
  await expect(port.run(address)).rejects.toThrow('The code of this action was not published.')
})
