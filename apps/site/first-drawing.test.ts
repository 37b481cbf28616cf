import { afterEach, expect, test, vi } from 'vitest'
import { NO_CHUNKS } from '@heddle/testing/no-chunks'
import { publishTemplate } from './testing/built-site.ts'

afterEach(() => void vi.restoreAllMocks())

test('an English page is first drawn, by server and browser alike, without a formatter: the first one takes a slow phone long', async () => {
  const made: string[] = []
  for (const name of ['NumberFormat', 'PluralRules', 'Collator', 'DateTimeFormat'] as const) {
    const Real = Intl[name] as unknown as new (...parts: readonly unknown[]) => object
    const Told = class extends Real {
      constructor(...parts: readonly unknown[]) {
        super(...parts)
        made.push(name)
      }
    }
    vi.spyOn(Intl, name).mockImplementation(Told as never)
  }
  const lookUp = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  const { artefacts } = await publishTemplate('orders-desk', NO_CHUNKS)
  const page = artefacts.find(({ path }) => path === 'index.html')?.contents
  expect(page).toMatch(/500 orders, €\d+,\d{3}\.\d\d/)
  expect(made).toEqual([])
  expect(lookUp).not.toHaveBeenCalled()
})
