import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let said: unknown[] = []

beforeEach(() => {
  vi.resetModules()
  said = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void said.push(text))
})
afterEach(() => vi.doUnmock('./index.ts'))

test('runtime-RT18 S8-15 a bad binding of an attribute is said once in the console, with the element and the reason', async () => {
  const { MAX_SAID, warn } = await import('./index.ts')
  for (const uid of ['a1', 'a1', 'a2']) warn(['badAttribute', uid, 'title', 'there is no value before it'])
  expect(said).toEqual([
    'The attribute "title" of the element a1 is left out: there is no value before it',
    'The attribute "title" of the element a2 is left out: there is no value before it',
  ])
  for (let at = 0; at < 1000; at += 1) warn(['badAttribute', 'a1', 'title', `failure ${at}`])
  expect(said).toHaveLength(MAX_SAID)
})

test('runtime-RT18 S8-16 deprecated functions are said once each, with what to use instead', async () => {
  const { warn } = await import('./index.ts')
  for (const name of ['lower', 'lower', 'now'] as const) warn(['deprecated', name, name === 'now' ? 'date' : 'lowercase'])
  expect(said).toEqual([
    'The function "lower" is deprecated and may go one day; use "lowercase" instead.',
    'The function "now" is deprecated and may go one day; use "date" instead.',
  ])
})

test('runtime-RT57 a link whose address is too long is said once, with what it leads without', async () => {
  const { warn } = await import('./index.ts')
  for (const left of [['q', 'page', 'sort', 'tag'], ['q', 'page', 'sort', 'tag'], []]) warn(['longLink', 'a1', left])
  expect(said).toEqual([
    'The link of the element a1 is longer than 8000 characters; it leads there without "q", "page", "sort" and 1 more.',
    'The link of the element a1 is longer than 8000 characters before its query; it leads nowhere.',
  ])
})

test('runtime-RT66 texts that most pages never say come with the first of them; where they do not come, nothing breaks', async () => {
  const { warn } = await import('../warn.ts')
  vi.doMock('./index.ts', () => {
    throw new Error('the file is gone')
  })
  warn('addressFull', 'q')
  const loaded = (): Promise<string> =>
    import('./index.ts').then(
      () => 'came',
      () => 'failed',
    )
  await expect.poll(loaded).toBe('failed')
  expect(said).toEqual([])
  vi.doUnmock('./index.ts')
  warn('addressFull', 'q')
  await expect
    .poll(() => said)
    .toEqual(['The value of "q" makes the address longer than 8000 characters; the address keeps the one before.'])
})
