import { expect, it } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

const scripts = openPort(port)

it.each([
  'return 1',
  'https://evil.example/scripts/a.js',
  '//evil.example/scripts/a.js',
  '/\\evil.example/scripts/a.js',
  '/shop//evil.example/scripts/a.js',
  'data:text/javascript,export default 1',
  '/scripts/../a.js',
  '/scripts/a.js?b',
  'scripts/a.js',
  '',
  null,
  {},
  ['/scripts/a.js'],
])('ports-P6 %j is no address of published code', async (address) => {
  await expect(scripts.run(address)).rejects.toThrow('The code of this action was not published.')
})

it.each(['/scripts/abc123.js', '/our/shop/scripts/abc123.js', '/a.b~c_d-e/scripts/abc123.js'])(
  'ports-P6 code at %j is asked for, also below a base path',
  async (address) => {
    await expect(scripts.run(address)).rejects.not.toThrow('The code of this action was not published.')
  },
)

it('runtime-RT62 says that it runs code, which may change values in place', () => {
  expect(port.runsCode).toBe(true)
})
