import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** How keys are written on a machine. */
async function keysOn(platform: string) {
  vi.stubGlobal('navigator', { platform })
  const { keysText } = await import('./keys.tsx')
  return keysText
}

test.each([
  ['Ctrl+Shift+Z', 'Ctrl+Shift+Z', '⌘⇧Z'],
  ['Alt+ArrowUp', 'Alt+↑', '⌥↑'],
  ['Ctrl++', 'Ctrl++', '⌘+'],
  ['Delete', 'Del', 'Del'],
  ['Enter', 'Enter', '↵'],
])('%s is written as this machine’s keyboard names it', async (keys, here, onMac) => {
  expect((await keysOn('Linux x86_64'))(keys)).toBe(here)
  vi.resetModules()
  expect((await keysOn('MacIntel'))(keys)).toBe(onMac)
})
