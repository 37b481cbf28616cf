import { afterEach, expect, it, vi } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

it('ports-P9 the tab loads its page anew', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  openPort(port).reload()
  expect(reload).toHaveBeenCalledTimes(1)
})
